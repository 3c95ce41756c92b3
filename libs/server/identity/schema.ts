import type { DatabaseSchema } from '@paniscus/server/platform';
import { AuditEventEntity } from './audit/audit-event.entity.ts';
import { RefreshTokenEntity } from './auth/sessions/refresh-token.entity.ts';
import { SessionEntity } from './auth/sessions/session.entity.ts';
import { CreateStaffAccounts1763700000110 } from './migrations/1763700000110-create-staff-accounts.ts';
import { CreateStaffSessions1763700000120 } from './migrations/1763700000120-create-staff-sessions.ts';
import { StaffLinkEntity } from './links/staff-link.entity.ts';
import { NotificationPreferencesEntity } from './notifications/notification-preferences.entity.ts';
import { StaffNotificationEntity } from './notifications/staff-notification.entity.ts';
import { AddAuthorRole1763700001100 } from './migrations/1763700001100-add-author-role.ts';
import { CreateAuditEvents1763700001110 } from './migrations/1763700001110-create-audit-events.ts';
import { InviteStaff1763700001120 } from './migrations/1763700001120-invite-staff.ts';
import { CreateStaffNotifications1763700001130 } from './migrations/1763700001130-create-staff-notifications.ts';
import { CreateTwoStep1763700001450 } from './migrations/1763700001450-create-two-step.ts';
import { CreateStaffSavedFilters1763700002220 } from './migrations/1763700002220-create-staff-saved-filters.ts';
import { ConfirmStaffEmails1763700002343 } from './migrations/1763700002343-confirm-staff-emails.ts';
import { SavedFilterEntity } from './saved-filters/saved-filter.entity.ts';
import { StaffAccountEntity } from './staff/staff-account.entity.ts';
import { RecoveryCodeEntity } from './two-step/recovery-code.entity.ts';
import { TwoStepEntity } from './two-step/two-step.entity.ts';

/** Tables and migrations of this library; only the composition root reads them. */
export const identitySchema: DatabaseSchema = {
  entities: [
    AuditEventEntity,
    NotificationPreferencesEntity,
    StaffNotificationEntity,
    RecoveryCodeEntity,
    RefreshTokenEntity,
    SavedFilterEntity,
    SessionEntity,
    StaffAccountEntity,
    StaffLinkEntity,
    TwoStepEntity,
  ],
  migrations: [
    CreateStaffAccounts1763700000110,
    CreateStaffSessions1763700000120,
    AddAuthorRole1763700001100,
    CreateAuditEvents1763700001110,
    InviteStaff1763700001120,
    CreateStaffNotifications1763700001130,
    CreateTwoStep1763700001450,
    CreateStaffSavedFilters1763700002220,
    ConfirmStaffEmails1763700002343,
  ],
};
