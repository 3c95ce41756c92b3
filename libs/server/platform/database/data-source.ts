import { DataSource } from 'typeorm';
import type { DatabaseAddress } from './database-url.ts';
import type { DatabaseSchema } from './schema.types.ts';

/** TypeORM configuration for both databases: the standard `postgres` driver, no schema synchronization. */
export function dataSourceFor(
  { poolSize, ...url }: DatabaseAddress,
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
