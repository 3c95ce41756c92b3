import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Template } from './test-database.types.ts';

/** Arbitrary id of the advisory lock held while the template is created. */
const TEMPLATE_LOCK = 7_302_412;

export async function createPostgresDatabase(serverUrl: string, template?: Template) {
  const name = `spec_${randomUUID().replaceAll('-', '')}`;
  const databaseUrl = toDatabaseUrl(serverUrl, name);
  const remove = () => withClient(serverUrl, (server) => server.query(`DROP DATABASE ${name} WITH (FORCE)`));
  await withClient(serverUrl, async (server) => {
    const templateName = template && (await ensureTemplate(server, serverUrl, template));
    await server.query(`CREATE DATABASE ${name}${templateName ? ` TEMPLATE ${templateName}` : ''}`);
  });
  return { databaseUrl, remove };
}

/**
 * Creates the template under a temporary name and renames it when complete, so that a killed run leaves no partial
 * template.
 */
async function ensureTemplate(
  server: Client,
  serverUrl: string,
  { name, create }: Template,
): Promise<string> {
  const templateName = `spec_template_${name}`;
  const exists = async () =>
    (await server.query('SELECT 1 FROM pg_database WHERE datname = $1', [templateName])).rows.length > 0;
  if (await exists()) return templateName;

  await server.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  if (await exists()) return templateName;
  const draft = `${templateName}_draft`;
  await server.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
  await server.query(`CREATE DATABASE ${draft}`);
  const dataDir = await mkdtemp(join(tmpdir(), 'paniscus-template-'));
  await create(dataDir, toDatabaseUrl(serverUrl, draft));
  await rm(dataDir, { recursive: true, force: true });
  await server.query(`ALTER DATABASE ${draft} RENAME TO ${templateName}`);
  return templateName;
}

function toDatabaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Closing the connection also releases its advisory lock. */
async function withClient(url: string, work: (server: Client) => Promise<unknown>): Promise<void> {
  const server = new Client({ connectionString: url });
  await server.connect();
  try {
    await work(server);
  } finally {
    await server.end();
  }
}
