import type { StaffTribute, WallDecision } from '@paniscus/domain/donation';
import { pluralize } from '@paniscus/domain/text';
import type { BulkActionSet } from '@paniscus/ui';

/** What staff can decide about several messages at once. */
export const tributeBulkActions: BulkActionSet<StaffTribute, WallDecision['state']> = {
  labels: { shown: 'Show on the wall', declined: 'Decline' },
  cautious: ['declined'],
  noun: 'message',
  getName: ({ name }) => name,
  getRefusal({ wall_state }, action) {
    if (wall_state !== action) return undefined;
    return action === 'shown' ? 'It is already on the memory wall.' : 'It is already declined.';
  },
  describe: (action, count) =>
    action === 'shown'
      ? `${pluralize(count, 'message')} approved for the memory wall.`
      : `${pluralize(count, 'message')} declined.`,
};
