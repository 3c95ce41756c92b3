import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { Settings } from '../config/settings.ts';
import { getDatabaseUrl } from '../database/database-address.ts';
import { dataSourceFor } from '../database/data-source.ts';
import { DataDirLockedError } from '../database/embedded/data-dir-lock.ts';
import { startEmbeddedDatabase } from '../database/embedded/embedded-database.ts';
import type { EmbeddedDatabase } from '../database/embedded/embedded-database.ts';
import { migrate } from '../database/migrate.ts';

/** A server that has the data folder but does not listen yet is given this long. */
const PATIENCE_MS = 20_000;
const RETRY_MS = 250;

export type OpenDatabase = { dataSource: DataSource; close: () => Promise<void> };

/** Opens the site's database, migrated: on its server, through the running site's socket, or by starting it here. */
export async function openDatabase(settings: Settings): Promise<OpenDatabase> {
  const embedded = settings.databaseUrl === undefined ? await startUnlessRunning(settings) : undefined;
  try {
    const dataSource = await connect(settings, embedded === undefined ? PATIENCE_MS : 0);
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

async function connect(settings: Settings, patienceMs: number): Promise<DataSource> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const dataSource = dataSourceFor({ ...getDatabaseUrl(settings), poolSize: 2 });
    try {
      await dataSource.initialize();
      await migrate(dataSource);
      return dataSource;
    } catch (error) {
      if (dataSource.isInitialized) await dataSource.destroy();
      if (settings.databaseUrl !== undefined || Date.now() >= until) throw error;
      await wait(RETRY_MS);
    }
  }
}
