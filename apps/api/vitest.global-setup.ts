import { startPostgres } from './postgres-server.ts';
import type { PostgresServer } from './postgres-server.ts';

let server: PostgresServer | undefined;

/**
 * Starts one PostgreSQL server for all spec files if it is installed, and sets TEST_DATABASE_URL. Otherwise, or with
 * TEST_DATABASE=embedded, each spec file uses the embedded database.
 */
export async function setup(): Promise<void> {
  if (process.env['TEST_DATABASE'] === 'embedded' || process.env['TEST_DATABASE_URL']) return;
  server = await startPostgres();
  if (server !== undefined) process.env['TEST_DATABASE_URL'] = server.url;
}

export async function teardown(): Promise<void> {
  if (server === undefined) return;
  delete process.env['TEST_DATABASE_URL'];
  await server.stop();
}
