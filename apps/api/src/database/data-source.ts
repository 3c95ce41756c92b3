import { DataSource } from 'typeorm';
import type { DatabaseAddress } from './database-address.ts';
import { entities, migrations } from './schema.ts';

/** The one place where TypeORM is set up: the ordinary `postgres` driver for both databases, no synchronising. */
export function dataSourceFor({ poolSize, ...address }: DatabaseAddress): DataSource {
  return new DataSource({
    type: 'postgres',
    ...address,
    poolSize,
    entities,
    migrations,
    migrationsTableName: 'migrations',
    synchronize: false,
    logging: false,
    invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
    extra: { connectionTimeoutMillis: 5000, query_timeout: 15_000 },
  });
}
