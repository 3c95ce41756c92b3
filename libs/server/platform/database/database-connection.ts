import type { Settings } from '../config/settings.ts';
import { getSocketDir } from './embedded/embedded-database.ts';

/** Connection of a PostgreSQL client: a URL, or the socket directory of the embedded database. */
export type DatabaseConnection =
  | { url: string; poolSize: number }
  | { host: string; port: number; username: string; database: string; poolSize: number };

export function getDatabaseConnection(settings: Settings): DatabaseConnection {
  if (settings.databaseUrl !== undefined) return { url: settings.databaseUrl, poolSize: 10 };
  return {
    host: getSocketDir(settings.dataDir),
    port: 5432,
    username: 'postgres',
    database: 'postgres',
    poolSize: 6,
  };
}
