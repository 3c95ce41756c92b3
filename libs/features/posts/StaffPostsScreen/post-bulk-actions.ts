import { pluralize } from '@paniscus/domain/text';
import type { BulkActionSet } from '@paniscus/ui';
import type { PostStatus } from '@paniscus/domain/posts';
import type { StaffPost } from '../post-summary.types';
import { ACTION_LABELS, ACTIONS } from './post-actions.data';

export type PostBulkAction = 'publish' | 'trash' | 'restore';

const DONE: Record<PostBulkAction, (count: number) => string> = {
  publish: () => 'published',
  trash: () => 'moved to the trash',
  restore: (count) => (count === 1 ? 'restored as a draft' : 'restored as drafts'),
};
const IN_TRASH = 'It is in the trash.';
const REFUSALS: Record<PostBulkAction, string> = {
  publish: 'It is already published.',
  trash: 'It is already in the trash.',
  restore: 'It is not in the trash.',
};
const getReason = (status: PostStatus, action: PostBulkAction) =>
  status === 'trashed' && action === 'publish' ? IN_TRASH : REFUSALS[action];

/** What staff can do with several posts at once. */
export const postBulkActions: BulkActionSet<StaffPost, PostBulkAction> = {
  labels: { publish: ACTION_LABELS.publish, trash: ACTION_LABELS.trash, restore: ACTION_LABELS.restore },
  noun: 'post',
  getName: ({ title }) => title,
  getRefusal: ({ status = 'published' }, action) =>
    ACTIONS[status].includes(action) ? undefined : getReason(status, action),
  describe: (action, count) => `${pluralize(count, 'post')} ${DONE[action](count)}.`,
};
