import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeAcknowledgedCents, getReceiptState, getReceiptStatements } from './receipt.rules.ts';

const amounts = (amount_cents: number, refunded_cents = 0) => ({ amount_cents, refunded_cents });
const anyDonation = fc
  .tuple(fc.integer({ min: 100, max: 99_999_999 }), fc.nat({ max: 99_999_999 }))
  .map(([amount, refunded]) => amounts(amount, Math.min(amount, refunded)));

describe('receipt statements', () => {
  it.each([
    [100, ['noGoodsOrServices', 'record', 'deduction']],
    [7_500, ['noGoodsOrServices', 'record', 'deduction']],
    [7_501, ['noGoodsOrServices', 'disclosure', 'record', 'deduction']],
    [24_999, ['noGoodsOrServices', 'disclosure', 'record', 'deduction']],
    [25_000, ['noGoodsOrServices', 'disclosure', 'acknowledgment', 'deduction']],
  ])('for a donation of %i cents are %j', (amount, statements) => {
    expect(getReceiptStatements(amounts(amount))).toEqual(statements);
  });

  it('state that nothing was provided in return for what is left of a donation', () => {
    fc.assert(
      fc.property(anyDonation, (donation) => {
        const isLeft = computeAcknowledgedCents(donation) > 0;
        expect(getReceiptStatements(donation).includes('noGoodsOrServices')).toBe(isLeft);
      }),
    );
  });

  it('depend on the amount left after refunds', () => {
    expect(getReceiptStatements(amounts(30_000, 5_001))).toEqual([
      'reduced',
      'noGoodsOrServices',
      'disclosure',
      'record',
      'deduction',
    ]);
  });

  it('contain only that the receipt is void after a full refund', () => {
    expect(getReceiptStatements(amounts(30_000, 30_000))).toEqual(['void']);
  });
});

describe('receipt', () => {
  it('acknowledges the amount minus refunds, at least zero', () => {
    fc.assert(
      fc.property(anyDonation, (donation) => {
        expect(computeAcknowledgedCents(donation)).toBe(donation.amount_cents - donation.refunded_cents);
      }),
    );
    expect(computeAcknowledgedCents(amounts(100, 200))).toBe(0);
  });

  it.each([
    [0, 'valid'],
    [1, 'reduced'],
    [2_499, 'reduced'],
    [2_500, 'void'],
  ])('with %i of 2500 cents refunded is %s', (refunded, state) => {
    expect(getReceiptState(amounts(2_500, refunded))).toBe(state);
  });
});
