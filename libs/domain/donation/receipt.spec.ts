import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeAcknowledgedCents, getReceiptState, getReceiptStatements } from './receipt.rules.ts';

const sums = (amount_cents: number, refunded_cents = 0) => ({ amount_cents, refunded_cents });
const anyGift = fc
  .tuple(fc.integer({ min: 100, max: 99_999_999 }), fc.nat({ max: 99_999_999 }))
  .map(([amount, refunded]) => sums(amount, Math.min(amount, refunded)));

describe('receipt statements', () => {
  it.each([
    [100, ['nothingInReturn', 'record', 'deduction']],
    [7_500, ['nothingInReturn', 'record', 'deduction']],
    [7_501, ['nothingInReturn', 'disclosure', 'record', 'deduction']],
    [24_999, ['nothingInReturn', 'disclosure', 'record', 'deduction']],
    [25_000, ['nothingInReturn', 'disclosure', 'acknowledgment', 'deduction']],
  ])('for %i cents are %j', (amount, statements) => {
    expect(getReceiptStatements(sums(amount))).toEqual(statements);
  });

  it('always state that nothing was provided in return', () => {
    fc.assert(
      fc.property(anyGift, (gift) => {
        expect(getReceiptStatements(gift)).toContain('nothingInReturn');
      }),
    );
  });

  it('depend on the amount left after refunds', () => {
    expect(getReceiptStatements(sums(30_000, 5_001))).toEqual([
      'reduced',
      'nothingInReturn',
      'disclosure',
      'record',
      'deduction',
    ]);
  });

  it('say nothing about taxes after a full refund', () => {
    expect(getReceiptStatements(sums(30_000, 30_000))).toEqual(['void', 'nothingInReturn']);
  });
});

describe('receipt', () => {
  it('acknowledges the amount minus refunds, never less than zero', () => {
    fc.assert(
      fc.property(anyGift, (gift) => {
        expect(computeAcknowledgedCents(gift)).toBe(gift.amount_cents - gift.refunded_cents);
      }),
    );
    expect(computeAcknowledgedCents(sums(100, 200))).toBe(0);
  });

  it.each([
    [0, 'valid'],
    [1, 'reduced'],
    [2_499, 'reduced'],
    [2_500, 'void'],
  ])('for $25.00 with %i cents refunded is %s', (refunded, state) => {
    expect(getReceiptState(sums(2_500, refunded))).toBe(state);
  });
});
