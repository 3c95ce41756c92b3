import { aDonationForm } from '@paniscus/fixtures';
import { expect, it } from 'vitest';
import { donationIdOf } from './donation-id';

it('keeps the id of a gift that is tried again, also with another billing name', () => {
  const first = donationIdOf(aDonationForm(), undefined, () => 'first');

  const again = donationIdOf(
    aDonationForm({ amount: '50', billingLastName: 'Smith' }),
    first,
    () => 'second',
  );

  expect(again.id).toBe('first');
});

it('gives another amount another id', () => {
  const first = donationIdOf(aDonationForm(), undefined, () => 'first');

  const other = donationIdOf(aDonationForm({ amount: '60' }), first, () => 'second');

  expect(other.id).toBe('second');
});
