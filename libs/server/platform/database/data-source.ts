import { DataSource } from 'typeorm';
import type { Settings } from '../config/settings.ts';
import { getDatabaseConnection } from './database-connection.ts';
import type { DatabaseSchema } from './schema.types.ts';

/** TypeORM configuration for both databases: the standard `postgres` driver, no schema synchronization. */
export function createDataSource(
  settings: Settings,
  { entities, migrations }: DatabaseSchema,
  options: { poolSize?: number } = {},
): DataSource {
  const { poolSize, ...url } = { ...getDatabaseConnection(settings), ...options };
  const { databaseConnection, databaseQuery } = settings.timeouts;
  return new DataSource({
    type: 'postgres',
    ...url,
    poolSize,
    entities: [...entities],
    migrations: [...migrations],
    migrationsTableName: 'migrations',
    synchronize: false,
    logging: false,
    invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
    extra: { connectionTimeoutMillis: databaseConnection, query_timeout: databaseQuery },
  });
}
