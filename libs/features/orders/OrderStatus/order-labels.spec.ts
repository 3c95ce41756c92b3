import { anOrderPage, aParcel } from '@paniscus/fixtures';
import { expect, it } from 'vitest';
import { describeOrderState } from './order-labels';

const describeShipped = (...containsAllItems: boolean[]) => {
  const parcels = containsAllItems.map((contains_all_items) => aParcel({ contains_all_items }));
  return describeOrderState({ ...anOrderPage(), state: 'shipped', parcels, refunded_cents: 0 });
};

it('says that an order is on its way only when all of it is known to be', () => {
  expect(describeShipped(true)).toBe('Your order is on its way to you.');
  expect(describeShipped(false)).toBe(
    'A package from your order is on its way to you. Items printed in different places ship separately.',
  );
  expect(describeShipped(false, false)).toBe('Your order is on its way to you in several packages.');
});
