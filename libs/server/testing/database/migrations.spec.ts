import { DataSource, MigrationExecutor } from 'typeorm';
import { expect, it } from 'vitest';
import { startServer } from '../shared-server.ts';

const server = await startServer();

async function readSchema(dataSource: DataSource): Promise<string[]> {
  const rows = await dataSource.query<{ line: string }[]>(`
    SELECT table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable AS line
      FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'migrations'
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename <> 'migrations'
    UNION ALL SELECT conname || ': ' || pg_get_constraintdef(oid) FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace AND contype <> 'n' AND conrelid <> 'migrations'::regclass
    ORDER BY 1`);
  return rows.map(({ line }) => line);
}

it('reverts each migration to the schema before it, and reapplies all', async () => {
  const dataSource = server.app.get(DataSource);
  const { length } = dataSource.migrations;
  const complete = await readSchema(dataSource);
  for (let remaining = length; remaining > 0; remaining -= 1) await dataSource.undoLastMigration();

  const migrations = new MigrationExecutor(dataSource);
  const schemas = [await readSchema(dataSource)];
  for (const migration of await migrations.getPendingMigrations()) {
    await migrations.executeMigration(migration);
    schemas.push(await readSchema(dataSource));
  }
  for (let remaining = length - 1; remaining >= 0; remaining -= 1) {
    await dataSource.undoLastMigration();
    expect(await readSchema(dataSource)).toEqual(schemas[remaining]);
  }
  await dataSource.runMigrations();

  expect(schemas[0]).toEqual([]);
  expect(await readSchema(dataSource)).toEqual(complete);
});

it('migrates refunded amounts from payments to donations', async () => {
  const dataSource = server.app.get(DataSource);
  const names = dataSource.migrations.map(({ name }) => name ?? '');
  const count = names.length - names.findIndex((name) => name.startsWith('ExtendDonations'));
  for (let remaining = count; remaining > 0; remaining -= 1) await dataSource.undoLastMigration();
  await dataSource.query(
    `INSERT INTO donations (id, form_id, first_name, last_name, email, country, region, amount_cents, status,
       receipt_number, created_at)
     VALUES (900, gen_random_uuid(), 'Ada', 'Lovelace', 'ada@example.org', '', '', 2500, 'succeeded', '2026-000900', now())`,
  );
  await dataSource.query(
    `INSERT INTO payments (kind, payable_id, idempotency_key, amount_cents, currency, state, network_key, email_key,
       refunded_cents, created_at)
     VALUES ('donation', 900, 'donation:900:intent:2500', 2500, 'usd', 'succeeded', 'n', 'e', 1000, now())`,
  );

  await dataSource.runMigrations();

  expect(await dataSource.query('SELECT refunded_cents FROM donations WHERE id = 900')).toEqual([
    { refunded_cents: 1000 },
  ]);
});

it('names every constraint', async () => {
  const schema = await readSchema(server.app.get(DataSource));

  expect(schema).toContain('staff_accounts_pk: PRIMARY KEY (id)');
  for (const line of schema) expect(line).not.toMatch(/^\S+(?:_pkey|_key\d?|_fkey\d?|_check\d?):/);
});
