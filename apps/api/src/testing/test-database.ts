import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedDatabase } from '../database/embedded/embedded-database.ts';

/** What one spec file works on: a data folder of its own and, on a real PostgreSQL, a database of its own. */
export type TestDatabase = { dataDir: string; databaseUrl: string | undefined; remove: () => Promise<void> };

const manifest = new URL('../../../../package.json', import.meta.url);
const { dependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as {
  dependencies: Record<string, string>;
};
/** Another version of the embedded database may write other files. */
const VERSION = dependencies['@electric-sql/pglite'];
const TEMPLATE = join(tmpdir(), `paniscus-embedded-${VERSION}-${process.getuid?.() ?? 0}`);

/**
 * A fresh database: a new one on the server that TEST_DATABASE_URL names, else an embedded one copied from a
 * template, because making an embedded database from nothing takes seconds.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) return createEmbeddedTestDatabase();

  const { dataDir, remove: removeDir } = await createTestDir();

  const name = `spec_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const remove = async () => {
    await onServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    await removeDir();
  };
  return { dataDir, databaseUrl: url.href, remove };
}

/** A fresh embedded database, whatever the other specs run on. */
export async function createEmbeddedTestDatabase(): Promise<TestDatabase> {
  const { dataDir, remove } = await createTestDir();
  await ensureTemplate();
  await cp(join(TEMPLATE, 'postgres'), join(dataDir, 'postgres'), { recursive: true });
  return { dataDir, databaseUrl: undefined, remove };
}

async function createTestDir() {
  const dataDir = await mkdtemp(join(tmpdir(), 'paniscus-api-'));
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

/** Makes the template once a machine; of several that try at once, the last rename wins and all are equal. */
async function ensureTemplate(): Promise<void> {
  if (existsSync(TEMPLATE)) return;
  const draft = await mkdtemp(join(tmpdir(), 'paniscus-template-'));
  const database = await startEmbeddedDatabase(draft);
  await database.stop();
  await rename(draft, TEMPLATE).catch(() => rm(draft, { recursive: true, force: true }));
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
