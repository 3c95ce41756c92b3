import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costOf, giftChargeOf } from './donation-cost.rules.ts';

const usual = { basisPoints: 290, fixedCents: 30 };

describe('the cost of the payment on top of a gift', () => {
  it('is what the provider keeps of the whole charge, not of the gift alone', () => {
    expect(giftChargeOf(2500, true, usual)).toEqual({ giftCents: 2500, costCents: 106, amountCents: 2606 });
    expect(costOf(2606, usual)).toBe(106);
  });

  it('is nothing unless the donor wishes so', () => {
    expect(giftChargeOf(2500, false, usual)).toEqual({ giftCents: 2500, costCents: 0, amountCents: 2500 });
  });

  it('brings at least the gift and less than two cents more, whatever the amount and the price', () => {
    const gift = fc.integer({ min: 100, max: 90_000_000 });
    const price = fc.record({
      basisPoints: fc.integer({ min: 0, max: 900 }),
      fixedCents: fc.integer({ min: 0, max: 100 }),
    });

    fc.assert(
      fc.property(gift, price, (giftCents, cost) => {
        const { amountCents } = giftChargeOf(giftCents, true, cost);
        const arrives = amountCents - costOf(amountCents, cost);

        expect(arrives).toBeGreaterThanOrEqual(giftCents);
        expect(arrives).toBeLessThan(giftCents + 2);
      }),
    );
  });
});
