import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Template } from './test-database.types.ts';

/** Arbitrary id of the advisory lock held while the template is created. */
const TEMPLATE_LOCK = 7_302_412;

export async function createOnServer(serverUrl: string, template?: Template) {
  const name = `spec_${randomUUID().replaceAll('-', '')}`;
  const databaseUrl = getAddress(serverUrl, name);
  const remove = () => onServer(serverUrl, (server) => server.query(`DROP DATABASE ${name} WITH (FORCE)`));
  await onServer(serverUrl, async (server) => {
    const source = template && (await madeOnce(server, serverUrl, template));
    await server.query(`CREATE DATABASE ${name}${source ? ` TEMPLATE ${source}` : ''}`);
  });
  return { databaseUrl, remove };
}

/**
 * Creates the template under a temporary name and renames it when complete, so that a killed run leaves no partial
 * template.
 */
async function madeOnce(server: Client, serverUrl: string, { name, make }: Template): Promise<string> {
  const source = `spec_template_${name}`;
  const isThere = async () =>
    (await server.query('SELECT 1 FROM pg_database WHERE datname = $1', [source])).rows.length > 0;
  if (await isThere()) return source;

  await server.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  if (await isThere()) return source;
  const draft = `${source}_draft`;
  await server.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
  await server.query(`CREATE DATABASE ${draft}`);
  const dataDir = await mkdtemp(join(tmpdir(), 'paniscus-template-'));
  await make(dataDir, getAddress(serverUrl, draft));
  await rm(dataDir, { recursive: true, force: true });
  await server.query(`ALTER DATABASE ${draft} RENAME TO ${source}`);
  return source;
}

function getAddress(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Closing the connection also releases its advisory lock. */
async function onServer(url: string, work: (server: Client) => Promise<unknown>): Promise<void> {
  const server = new Client({ connectionString: url });
  await server.connect();
  try {
    await work(server);
  } finally {
    await server.end();
  }
}
