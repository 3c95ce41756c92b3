import type { DataSource } from 'typeorm';

/** Arbitrary advisory lock key, unique in this database. */
const MIGRATION_LOCK = 7_302_411;

/** Runs pending migrations under an advisory lock, so that processes that start at the same time do not conflict. */
export async function migrate(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await runner.release();
  }
}
