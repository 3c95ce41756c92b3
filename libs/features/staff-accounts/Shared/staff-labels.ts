import type { StaffMember } from '@paniscus/domain/session';
import type { StatusColor } from '@paniscus/ui';

export const STATUS_LABELS: Record<StaffMember['status'], { label: string; color: StatusColor }> = {
  active: { label: 'Active', color: 'success' },
  invited: { label: 'Invited', color: 'info' },
  disabled: { label: 'Disabled', color: 'default' },
};
