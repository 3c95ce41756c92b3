import { aDonationForm, aTributeForm } from '@paniscus/fixtures';
import { describe, expect, it } from 'vitest';
import { buildIntentRequest, computeCharge, getTribute } from './donation.requests';

describe('donation charge', () => {
  it.each([
    ['1.00', 100],
    ['999999.99', 99_999_999],
  ])('is the full gift, from the smallest to the largest: $%s', (amount, cents) => {
    expect(computeCharge({ amount, coversCost: false })).toEqual({
      donationCents: cents,
      costCents: 0,
      amountCents: cents,
    });
  });

  it('is undefined while the amount is not a valid gift', () => {
    for (const amount of ['', '0', '0.99', '5.005', '1000000'])
      expect(computeCharge({ amount, coversCost: true })).toBeUndefined();
  });

  it('omits the processing cost when the total would exceed the largest charge', () => {
    expect(computeCharge({ amount: '999999.99', coversCost: true })).toMatchObject({
      costCents: 0,
      amountCents: 99_999_999,
    });
  });
});

describe('anonymous donation', () => {
  it.each([
    [true, true],
    [false, undefined],
  ])('is requested only when the donor chose it (%s)', (isAnonymous, is_anonymous) => {
    const charge = { donationCents: 5000, costCents: 0, amountCents: 5000 };

    expect(buildIntentRequest(aDonationForm({ isAnonymous }), charge).is_anonymous).toBe(is_anonymous);
  });
});

describe('tribute request', () => {
  it('includes the card and the wall line, and trims the input', () => {
    const tribute = getTribute(aTributeForm({ tributeName: ' Grace Okafor ', tributeMessage: ' Hello.\n' }));

    expect(tribute).toEqual({
      kind: 'memory',
      name: 'Grace Okafor',
      card: { name: 'Samuel Okafor', email: 'samuel.okafor@example.org', message: 'Hello.' },
      wall_line: 'For Grace, who taught us to listen.',
    });
  });

  it('is undefined when no tribute is selected, whatever was entered before', () => {
    expect(getTribute(aTributeForm({ tributeKind: '' }))).toBeUndefined();
    expect(getTribute(aDonationForm())).toBeUndefined();
  });

  it('omits a deselected card and wall line, and an empty message', () => {
    const withoutExtras = getTribute(aTributeForm({ hasTributeCard: false, hasWallLine: false }));
    const withoutMessage = getTribute(aTributeForm({ tributeMessage: ' ' }));

    expect(withoutExtras).toEqual({ kind: 'memory', name: 'Grace Okafor' });
    expect(withoutMessage?.card).toEqual({ name: 'Samuel Okafor', email: 'samuel.okafor@example.org' });
  });
});
