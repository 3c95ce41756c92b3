import type { EntitySchema, MigrationInterface } from 'typeorm';

/** Entities and migrations that TypeORM is configured with. */
export interface DatabaseSchema {
  entities: readonly ((new () => object) | EntitySchema)[];
  migrations: readonly (new () => MigrationInterface)[];
}
