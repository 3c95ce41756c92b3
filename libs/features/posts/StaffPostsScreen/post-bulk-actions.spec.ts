import { POST_STATUSES } from '@paniscus/domain/posts';
import { aPost } from '@paniscus/fixtures';
import { expect, it } from 'vitest';
import { postBulkActions } from './post-bulk-actions';
import type { PostBulkAction } from './post-bulk-actions';

it.each([
  ['publish', ['draft', 'scheduled']],
  ['trash', ['draft', 'scheduled', 'published']],
  ['restore', ['trashed']],
] as const)('%s applies to posts with the status %j', (action: PostBulkAction, statuses) => {
  const allowed = POST_STATUSES.filter(
    (status) => postBulkActions.getRefusal(aPost({ status }), action) === undefined,
  );

  expect([...allowed].sort()).toEqual([...statuses].sort());
});
