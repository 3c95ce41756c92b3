import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@paniscus/server/platform';
import { createPostgresDatabase } from './postgres-database.ts';
import type { Template } from './test-database.types.ts';

export type TestDatabase = { dataDir: string; databaseUrl: string | undefined; remove: () => Promise<void> };

const WORKSPACE = join(import.meta.dirname, '../../../..');
const TEMPLATES = join(WORKSPACE, 'dist/test-databases');
const { dependencies } = JSON.parse(readFileSync(join(WORKSPACE, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};
/** Other versions of the embedded database may use another file format. */
const VERSION = dependencies['@electric-sql/pglite'];

/** Empty: a server that starts on it creates all tables. */
const EMPTY: Template = {
  name: 'empty',
  create: async (dataDir) => {
    const database = await startEmbeddedDatabase(dataDir);
    await database.stop();
  },
};

/** Creates a database on the server in TEST_DATABASE_URL, otherwise an embedded copy of the template. */
export async function createTestDatabase(template?: Template): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) return createEmbeddedTestDatabase(template);

  const { dataDir, remove: removeDir } = await createTestDir();
  const { databaseUrl, remove: removeDatabase } = await createPostgresDatabase(serverUrl, template);
  const remove = async () => {
    await removeDatabase();
    await removeDir();
  };
  return { dataDir, databaseUrl, remove };
}

/** Always embedded, even when the other specs use PostgreSQL. */
export async function createEmbeddedTestDatabase(template = EMPTY): Promise<TestDatabase> {
  const { dataDir, remove } = await createTestDir();
  await cp(join(await ensureTemplate(template), 'postgres'), join(dataDir, 'postgres'), { recursive: true });
  return { dataDir, databaseUrl: undefined, remove };
}

async function createTestDir() {
  const dataDir = await mkdtemp(join(tmpdir(), 'paniscus-api-'));
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

/** Returns the path of the template; when created concurrently, the first rename wins and all copies are equal. */
async function ensureTemplate({ name, create }: Template): Promise<string> {
  const path = join(TEMPLATES, `${VERSION}-${name}`);
  if (existsSync(path)) return path;
  await mkdir(TEMPLATES, { recursive: true });
  const draft = await mkdtemp(join(TEMPLATES, 'draft-'));
  await create(draft);
  await rename(draft, path).catch(() => rm(draft, { recursive: true, force: true }));
  return path;
}
