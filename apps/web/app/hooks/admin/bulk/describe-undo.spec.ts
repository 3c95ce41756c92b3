import { donationBulkActions, tributeBulkActions } from '@paniscus/features/donations-admin';
import { orderBulkActions } from '@paniscus/features/orders';
import { postBulkActions } from '@paniscus/features/posts';
import { expect, it } from 'vitest';
import { describeUndo } from './describe-undo';

it.each([
  [postBulkActions, '2 posts are as they were before.'],
  [orderBulkActions, '2 orders are as they were before.'],
  [donationBulkActions, '2 donations are as they were before.'],
  [tributeBulkActions, '2 messages are as they were before.'],
])('names what the list is about: $noun', (actions, message) => {
  expect(describeUndo(actions)(2)).toBe(message);
});

it('says it of one row', () => {
  expect(describeUndo({ noun: 'post' })(1)).toBe('1 post is as it was before.');
});
