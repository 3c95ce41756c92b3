import { ORDER_STATES } from '@paniscus/domain/orders';
import { ERASED_PERSON } from '@paniscus/domain/personal-data';
import { anOrderSummary } from '@paniscus/fixtures';
import { expect, it } from 'vitest';
import { orderBulkActions } from './order-bulk-actions';

const listAllowed = (action: 'resend' | 'resolve') =>
  ORDER_STATES.filter(
    (state) => orderBulkActions.getRefusal(anOrderSummary({ state }), action) === undefined,
  );

it('resends emails of paid orders that are not refunded', () => {
  const refused = ORDER_STATES.filter((state) => !listAllowed('resend').includes(state));

  expect([...refused].sort()).toEqual(['failed', 'pending', 'refunded']);
});

it('resends no email of a buyer whose data was erased', () => {
  const erased = anOrderSummary({ state: 'delivered', email: ERASED_PERSON.email });

  expect(orderBulkActions.getRefusal(erased, 'resend')).toBe('The buyer’s data was erased.');
});

it('marks no order on hold as reviewed, because it has to be resumed', () => {
  const refused = ORDER_STATES.filter((state) => !listAllowed('resolve').includes(state));

  expect(refused).toEqual(['needs_attention']);
});

it('says how many emails it sends', () => {
  expect(orderBulkActions.describe('resend', 1)).toBe('1 confirmation email will be sent again.');
  expect(orderBulkActions.describe('resend', 3)).toBe('3 confirmation emails will be sent again.');
  expect(orderBulkActions.describe('resolve', 2)).toBe('2 orders marked as reviewed.');
});
