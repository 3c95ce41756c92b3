import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp } from '../test-app.ts';
import type { TestApp } from '../test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

/** Every column, index and constraint of our tables. */
async function schemaOf(dataSource: DataSource): Promise<string[]> {
  const rows = await dataSource.query<{ line: string }[]>(`
    SELECT table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable AS line
      FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'migrations'
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename <> 'migrations'
    UNION ALL SELECT conname || ': ' || pg_get_constraintdef(oid) FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace AND contype <> 'n' AND conrelid <> 'migrations'::regclass
    ORDER BY 1`);
  return rows.map(({ line }) => line);
}

it('goes back through every migration and comes up again the same', async () => {
  const dataSource = server.app.get(DataSource);
  const before = await schemaOf(dataSource);

  for (let left = dataSource.migrations.length; left > 0; left -= 1) await dataSource.undoLastMigration();
  const between = await schemaOf(dataSource);
  await dataSource.runMigrations();

  expect(between).toEqual([]);
  expect(await schemaOf(dataSource)).toEqual(before);
});

it('names every constraint', async () => {
  const schema = await schemaOf(server.app.get(DataSource));

  expect(schema).toContain('staff_accounts_pk: PRIMARY KEY (id)');
  for (const line of schema) expect(line).not.toMatch(/^\S+(?:_pkey|_key\d?|_fkey\d?|_check\d?):/);
});
