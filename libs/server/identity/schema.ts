import type { DatabaseSchema } from '@paniscus/server/platform';
import { RefreshTokenEntity } from './auth/sessions/refresh-token.entity.ts';
import { SessionEntity } from './auth/sessions/session.entity.ts';
import { CreateStaffAccounts1763700000110 } from './migrations/1763700000110-create-staff-accounts.ts';
import { CreateStaffSessions1763700000120 } from './migrations/1763700000120-create-staff-sessions.ts';
import { StaffAccountEntity } from './staff/staff-account.entity.ts';

/** Tables and migrations of this library; only the composition root reads them. */
export const identitySchema: DatabaseSchema = {
  entities: [RefreshTokenEntity, SessionEntity, StaffAccountEntity],
  migrations: [CreateStaffAccounts1763700000110, CreateStaffSessions1763700000120],
};
