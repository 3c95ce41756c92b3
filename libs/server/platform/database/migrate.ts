import type { DataSource } from 'typeorm';

/** Any number that nobody else uses as an advisory lock in this database. */
const MIGRATION_LOCK = 7_302_411;

/** Brings the schema up to date; several processes that start at once take turns. */
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
