import type { DonationForm } from '@paniscus/domain/donation';
import { aDonationForm } from '@paniscus/fixtures';
import { expect, it } from 'vitest';
import { resolveDonationId } from './donation-id';

it('retains the id when the same donation is retried, even with another billing name', () => {
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
  ['frequency', { frequency: 'monthly' }],
  ['covered cost', { coversCost: true }],
  ['tribute', { tributeKind: 'honor', tributeName: 'Matata' }],
])('creates a new id when the %s changes', (_field, change) => {
  const first = resolveDonationId(aDonationForm(), undefined, () => 'first');

  const other = resolveDonationId(aDonationForm(change), first, () => 'second');

  expect(other.id).toBe('second');
});
