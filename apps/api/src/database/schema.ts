import type { EntitySchema, MigrationInterface } from 'typeorm';

type EntityClass = new () => object;
type MigrationClass = new () => MigrationInterface;

/** Every table's class, by room. */
export const entities: (EntityClass | EntitySchema)[] = [];

/** Every migration, oldest first. */
export const migrations: MigrationClass[] = [];
