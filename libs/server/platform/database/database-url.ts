import type { Settings } from '../config/settings.ts';
import { getSocketDir } from './embedded/embedded-database.ts';

/** Where a PostgreSQL client connects: an address, or the embedded database's socket folder. */
export type DatabaseAddress =
  | { url: string; poolSize: number }
  | { host: string; port: number; username: string; database: string; poolSize: number };

/** The address that belongs to the settings, for TypeORM and for the job queue alike. */
export function getDatabaseUrl(settings: Settings): DatabaseAddress {
  if (settings.databaseUrl !== undefined) return { url: settings.databaseUrl, poolSize: 10 };
  return {
    host: getSocketDir(settings.dataDir),
    port: 5432,
    username: 'postgres',
    database: 'postgres',
    poolSize: 6,
  };
}
