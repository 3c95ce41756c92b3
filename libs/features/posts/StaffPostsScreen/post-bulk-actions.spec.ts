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

it.each([
  ['publish', 'trashed', 'It is in the trash.'],
  ['publish', 'published', 'It is already published.'],
  ['trash', 'trashed', 'It is already in the trash.'],
  ['restore', 'draft', 'It is not in the trash.'],
] as const)('%s says of a post with the status %s: %s', (action, status, reason) => {
  expect(postBulkActions.getRefusal(aPost({ status }), action)).toBe(reason);
});

it('says how many posts were restored, and as what', () => {
  expect(postBulkActions.describe('restore', 1)).toBe('1 post restored as a draft.');
  expect(postBulkActions.describe('restore', 3)).toBe('3 posts restored as drafts.');
});
