import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeCost, computeGiftCharge } from './donation-cost.rules.ts';

const usual = { basisPoints: 290, fixedCents: 30 };

describe('covered processing fee', () => {
  it('is the fee on the total charge, not on the donation alone', () => {
    expect(computeGiftCharge(2500, true, usual)).toEqual({
      donationCents: 2500,
      costCents: 106,
      amountCents: 2606,
    });
    expect(computeCost(2606, usual)).toBe(106);
  });

  it('is 0 unless the donor covers it', () => {
    expect(computeGiftCharge(2500, false, usual)).toEqual({
      donationCents: 2500,
      costCents: 0,
      amountCents: 2500,
    });
  });

  it('leaves at least the donation and less than two cents more, for any amount and rate', () => {
    const gift = fc.integer({ min: 100, max: 90_000_000 });
    const price = fc.record({
      basisPoints: fc.integer({ min: 0, max: 900 }),
      fixedCents: fc.integer({ min: 0, max: 100 }),
    });

    fc.assert(
      fc.property(gift, price, (donationCents, cost) => {
        const { amountCents } = computeGiftCharge(donationCents, true, cost);
        const arrives = amountCents - computeCost(amountCents, cost);

        expect(arrives).toBeGreaterThanOrEqual(donationCents);
        expect(arrives).toBeLessThan(donationCents + 2);
      }),
    );
  });
});
