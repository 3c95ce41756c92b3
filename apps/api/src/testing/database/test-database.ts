import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '../../database/embedded/embedded-database.ts';
import { createOnServer } from './server-databases.ts';

/** What one spec file works on: a data folder of its own and, on a real PostgreSQL, a database of its own. */
export type TestDatabase = { dataDir: string; databaseUrl: string | undefined; remove: () => Promise<void> };

const manifest = new URL('../../../../../package.json', import.meta.url);
const { dependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as {
  dependencies: Record<string, string>;
};
/** Another version of the embedded database may write other files. */
const VERSION = dependencies['@electric-sql/pglite'];

/** A database that is made once, a machine or a server, and copied for each spec, since making one takes seconds. */
export type Template = {
  /** Says everything that what is in it depends on. */
  name: string;
  /** Makes it in an empty data folder or, if there is an address, in that empty database, and stops it again. */
  make: (dataDir: string, databaseUrl?: string) => Promise<void>;
};

/** Nothing is in it: a server that starts on it makes all its tables. */
const EMPTY: Template = {
  name: 'empty',
  make: async (dataDir) => {
    const database = await startEmbeddedDatabase(dataDir);
    await database.stop();
  },
};

/** A fresh database: a new one on the server that TEST_DATABASE_URL names, else an embedded copy of the template. */
export async function createTestDatabase(template?: Template): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) return createEmbeddedTestDatabase(template);

  const { dataDir, remove: removeDir } = await createTestDir();
  const { databaseUrl, remove: removeDatabase } = await createOnServer(serverUrl, template);
  const remove = async () => {
    await removeDatabase();
    await removeDir();
  };
  return { dataDir, databaseUrl, remove };
}

/** A fresh embedded database, whatever the other specs run on. */
export async function createEmbeddedTestDatabase(template = EMPTY): Promise<TestDatabase> {
  const { dataDir, remove } = await createTestDir();
  await cp(join(await madeOnce(template), 'postgres'), join(dataDir, 'postgres'), { recursive: true });
  return { dataDir, databaseUrl: undefined, remove };
}

async function createTestDir() {
  const dataDir = await mkdtemp(join(tmpdir(), 'paniscus-api-'));
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

/** Where the template lies; of several that make it at once, the first rename wins and all are equal. */
async function madeOnce({ name, make }: Template): Promise<string> {
  const place = join(tmpdir(), `paniscus-embedded-${VERSION}-${process.getuid?.() ?? 0}-${name}`);
  if (existsSync(place)) return place;
  const draft = await mkdtemp(join(tmpdir(), 'paniscus-template-'));
  await make(draft);
  await rename(draft, place).catch(() => rm(draft, { recursive: true, force: true }));
  return place;
}
