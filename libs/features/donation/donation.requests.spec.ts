import { aDonationForm, aTributeForm } from '@paniscus/fixtures';
import { describe, expect, it } from 'vitest';
import { computeCharge, getTribute } from './donation.requests';

describe('what a form asks to be charged', () => {
  it.each([
    ['1.00', 100],
    ['999999.99', 99_999_999],
  ])('is the whole gift, also the smallest and the largest: $%s', (amount, cents) => {
    expect(computeCharge({ amount, coversCost: false })).toEqual({
      donationCents: cents,
      costCents: 0,
      amountCents: cents,
    });
  });

  it('is nothing while the amount is no gift', () => {
    for (const amount of ['', '0', '0.99', '5.005', '1000000'])
      expect(computeCharge({ amount, coversCost: true })).toBeUndefined();
  });

  it('is the gift alone when its cost would go beyond the largest charge', () => {
    expect(computeCharge({ amount: '999999.99', coversCost: true })).toMatchObject({
      costCents: 0,
      amountCents: 99_999_999,
    });
  });
});

describe('whom a gift is for', () => {
  it('goes with its card and its line on the wall, without the spaces around what was typed', () => {
    const tribute = getTribute(aTributeForm({ tributeName: ' Grace Okafor ', tributeMessage: ' Hello.\n' }));

    expect(tribute).toEqual({
      kind: 'memory',
      name: 'Grace Okafor',
      card: { name: 'Samuel Okafor', email: 'samuel.okafor@example.org', message: 'Hello.' },
      wall_line: 'For Grace, who taught us to listen.',
    });
  });

  it('is nobody when the donor changed their mind, whatever was typed before', () => {
    expect(getTribute(aTributeForm({ tributeKind: '' }))).toBeUndefined();
    expect(getTribute(aDonationForm())).toBeUndefined();
  });

  it('leaves out the card and the line that are no longer wished for, and an empty message', () => {
    const plain = getTribute(aTributeForm({ hasTributeCard: false, hasWallLine: false }));
    const silent = getTribute(aTributeForm({ tributeMessage: ' ' }));

    expect(plain).toEqual({ kind: 'memory', name: 'Grace Okafor' });
    expect(silent?.card).toEqual({ name: 'Samuel Okafor', email: 'samuel.okafor@example.org' });
  });
});
