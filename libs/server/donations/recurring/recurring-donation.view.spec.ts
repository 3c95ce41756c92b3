import { expect, it } from 'vitest';
import { getUnpaidCents } from './recurring-donation.view.ts';

it('what could not be charged is the missed charge, even if the amount was changed since', () => {
  expect(getUnpaidCents({ overdueCents: 2500, amountCents: 1000 })).toBe(2500);
  expect(getUnpaidCents({ overdueCents: 0, amountCents: 1000 })).toBe(1000);
});
