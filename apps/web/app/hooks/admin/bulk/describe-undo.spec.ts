import { donationBulkActions, tributeBulkActions } from '@paniscus/features/donations-admin';
import { orderBulkActions } from '@paniscus/features/orders';
import { postBulkActions } from '@paniscus/features/posts';
import { expect, it } from 'vitest';
import { describeUndo } from './describe-undo';

it.each([
  [postBulkActions, 'Undone for 2 posts.'],
  [orderBulkActions, 'Undone for 2 orders.'],
  [donationBulkActions, 'Undone for 2 donations.'],
  [tributeBulkActions, 'Undone for 2 messages.'],
])('names what the list is about: $noun', (actions, message) => {
  expect(describeUndo(actions)(2)).toBe(message);
});
