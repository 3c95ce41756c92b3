import { ROLE_DESCRIPTIONS, ROLE_LABELS, STAFF_ROLES } from '@paniscus/domain/session';
import type { StaffMember } from '@paniscus/domain/session';
import type { StatusColor } from '@paniscus/ui';

export const ROLE_OPTIONS = STAFF_ROLES.map((role) => ({
  value: role,
  label: `${ROLE_LABELS[role]}: ${ROLE_DESCRIPTIONS[role]}`,
}));

export const STATUS_LABELS: Record<StaffMember['status'], { label: string; color: StatusColor }> = {
  active: { label: 'Active', color: 'success' },
  invited: { label: 'Invited', color: 'info' },
  disabled: { label: 'Disabled', color: 'default' },
};
