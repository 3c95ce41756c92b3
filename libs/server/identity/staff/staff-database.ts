import { setTimeout as wait } from 'node:timers/promises';
import {
  createDataSource,
  DataDirLockedError,
  startEmbeddedDatabase,
  migrate,
} from '@paniscus/server/platform';
import type { DatabaseSchema, Settings, EmbeddedDatabase } from '@paniscus/server/platform';
import type { DataSource } from 'typeorm';

/** How long to wait for a server that has locked the data folder but does not listen yet. */
const CONNECT_TIMEOUT_MS = 20_000;
const RETRY_MS = 250;

export type OpenDatabase = { dataSource: DataSource; close: () => Promise<void> };

/**
 * Opens and migrates the site's database: on its server, through the running site's socket, or by starting it in this
 * process.
 */
export async function openDatabase(settings: Settings, schema: DatabaseSchema): Promise<OpenDatabase> {
  const embedded = settings.databaseUrl === undefined ? await startUnlessRunning(settings) : undefined;
  try {
    const dataSource = await connect(settings, schema, embedded === undefined ? CONNECT_TIMEOUT_MS : 0);
    const close = async () => {
      await dataSource.destroy();
      await embedded?.stop();
    };
    return { dataSource, close };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

async function startUnlessRunning(settings: Settings): Promise<EmbeddedDatabase | undefined> {
  try {
    return await startEmbeddedDatabase(settings.dataDir);
  } catch (error) {
    if (error instanceof DataDirLockedError) return undefined;
    throw error;
  }
}

async function connect(settings: Settings, schema: DatabaseSchema, timeoutMs: number): Promise<DataSource> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const dataSource = createDataSource(settings, schema, { poolSize: 2 });
    try {
      await dataSource.initialize();
      await migrate(dataSource);
      return dataSource;
    } catch (error) {
      if (dataSource.isInitialized) await dataSource.destroy();
      if (settings.databaseUrl !== undefined || Date.now() >= deadline) throw error;
      await wait(RETRY_MS);
    }
  }
}
