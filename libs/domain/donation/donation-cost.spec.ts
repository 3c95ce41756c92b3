import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeCost, computeDonationCharge } from './donation-cost.rules.ts';

const standardCost = { basisPoints: 290, fixedCents: 30 };

describe('covered processing fee', () => {
  it('is the fee on the total charge, not on the donation alone', () => {
    expect(computeDonationCharge(2500, true, standardCost)).toEqual({
      donationCents: 2500,
      costCents: 106,
      amountCents: 2606,
    });
    expect(computeCost(2606, standardCost)).toBe(106);
  });

  it('is 0 unless the donor covers it', () => {
    expect(computeDonationCharge(2500, false, standardCost)).toEqual({
      donationCents: 2500,
      costCents: 0,
      amountCents: 2500,
    });
  });

  it('leaves at least the donation and less than two cents more, for any amount and rate', () => {
    const anyDonation = fc.integer({ min: 100, max: 90_000_000 });
    const anyCost = fc.record({
      basisPoints: fc.integer({ min: 0, max: 900 }),
      fixedCents: fc.integer({ min: 0, max: 100 }),
    });

    fc.assert(
      fc.property(anyDonation, anyCost, (donationCents, cost) => {
        const { amountCents } = computeDonationCharge(donationCents, true, cost);
        const netCents = amountCents - computeCost(amountCents, cost);

        expect(netCents).toBeGreaterThanOrEqual(donationCents);
        expect(netCents).toBeLessThan(donationCents + 2);
      }),
    );
  });
});
