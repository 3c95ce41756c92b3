import type { DonationForm } from '@paniscus/domain';
import { aDonationForm } from '@paniscus/fixtures';
import { expect, it } from 'vitest';
import { resolveDonationId } from './donation-id';

it('keeps the id of a gift that is tried again, also with another billing name', () => {
  const first = resolveDonationId(aDonationForm(), undefined, () => 'first');

  const again = resolveDonationId(
    aDonationForm({ amount: '50', billingLastName: 'Smith' }),
    first,
    () => 'second',
  );

  expect(again.id).toBe('first');
});

it.each<[string, Partial<DonationForm>]>([
  ['amount', { amount: '60' }],
  ['rhythm', { frequency: 'monthly' }],
  ['share in the cost', { coversCost: true }],
  ['tribute', { tributeKind: 'honor', tributeName: 'Matata' }],
])('gives another %s another id', (_what, change) => {
  const first = resolveDonationId(aDonationForm(), undefined, () => 'first');

  const other = resolveDonationId(aDonationForm(change), first, () => 'second');

  expect(other.id).toBe('second');
});
