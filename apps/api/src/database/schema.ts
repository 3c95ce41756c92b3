import type { EntitySchema, MigrationInterface } from 'typeorm';
import { CreateLimits1763700000100 } from '../limits/migrations/1763700000100-create-limits.ts';
import { CreatePagePurges1763700000400 } from '../web/migrations/1763700000400-create-page-purges.ts';

type EntityClass = new () => object;
type MigrationClass = new () => MigrationInterface;

/** Every table's class, by room. */
export const entities: (EntityClass | EntitySchema)[] = [];

/** Every migration, oldest first. */
export const migrations: MigrationClass[] = [CreateLimits1763700000100, CreatePagePurges1763700000400];
