import type { EntitySchema, MigrationInterface } from 'typeorm';
import { CreateStaffSessions1763700000120 } from '../auth/migrations/1763700000120-create-staff-sessions.ts';
import { RefreshTokenEntity } from '../auth/refresh-token.entity.ts';
import { SessionEntity } from '../auth/session.entity.ts';
import { CreateLimits1763700000100 } from '../limits/migrations/1763700000100-create-limits.ts';
import { CreateStaffAccounts1763700000110 } from '../staff/migrations/1763700000110-create-staff-accounts.ts';
import { StaffAccountEntity } from '../staff/staff-account.entity.ts';
import { CreatePagePurges1763700000400 } from '../web/migrations/1763700000400-create-page-purges.ts';

type EntityClass = new () => object;
type MigrationClass = new () => MigrationInterface;

/** Every table's class, by room. */
export const entities: (EntityClass | EntitySchema)[] = [
  StaffAccountEntity,
  SessionEntity,
  RefreshTokenEntity,
];

/** Every migration, oldest first. */
export const migrations: MigrationClass[] = [
  CreateLimits1763700000100,
  CreateStaffAccounts1763700000110,
  CreateStaffSessions1763700000120,
  CreatePagePurges1763700000400,
];
