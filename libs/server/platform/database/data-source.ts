import { DataSource } from 'typeorm';
import type { DatabaseConnection } from './database-connection.ts';
import type { DatabaseSchema } from './schema.types.ts';

/** TypeORM configuration for both databases: the standard `postgres` driver, no schema synchronization. */
export function createDataSource(
  { poolSize, ...url }: DatabaseConnection,
  { entities, migrations }: DatabaseSchema,
): DataSource {
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
    extra: { connectionTimeoutMillis: 5000, query_timeout: 15_000 },
  });
}
