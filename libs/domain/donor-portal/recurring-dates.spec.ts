import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findFirstChargeAfter, addMonths, computePauseEnd } from './recurring-dates.rules.ts';

describe('adding months', () => {
  it('preserves the day, or uses the last day of a shorter month', () => {
    expect(addMonths(new Date('2026-11-21T10:00:00Z'), 2)).toEqual(new Date('2027-01-21T10:00:00Z'));
    expect(addMonths(new Date('2027-01-31T10:00:00Z'), 1)).toEqual(new Date('2027-02-28T10:00:00Z'));
  });
});

describe('pause', () => {
  it.each([1, 2, 3, 6])('of %d months skips exactly that many charges', (months) => {
    const cycle = { nextAt: new Date('2027-01-31T10:00:00Z'), startedAt: new Date('2026-12-31T10:00:00Z') };

    const end = computePauseEnd(cycle, months);

    const charges = Array.from({ length: 12 }, (_, index) => addMonths(cycle.nextAt, index));
    expect(charges.filter((charge) => charge < end)).toHaveLength(months);
    expect(findFirstChargeAfter(end, cycle)).toEqual(charges[months]);
  });

  it('does not move later charges when it begins in a shorter month', () => {
    const cycle = { nextAt: new Date('2027-02-28T10:00:00Z'), startedAt: new Date('2026-11-30T10:00:00Z') };

    const end = computePauseEnd(cycle, 3);

    expect(end).toEqual(new Date('2027-05-29T10:00:00Z'));
    expect(findFirstChargeAfter(end, cycle, 3)).toEqual(new Date('2027-05-30T10:00:00Z'));
  });

  it('skips whole periods, for any start, interval, length and number of earlier charges', () => {
    const start = fc.date({ min: new Date('2025-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    const interval = fc.constantFrom(1, 3, 12);
    const periods = fc.nat({ max: 20 });
    fc.assert(
      fc.property(
        start,
        interval,
        periods,
        fc.constantFrom(1, 2, 3, 6),
        (startedAt, intervalMonths, before, months) => {
          const findCharge = (index: number) => addMonths(startedAt, index * intervalMonths);
          const cycle = { nextAt: findCharge(before), startedAt };

          const next = findFirstChargeAfter(computePauseEnd(cycle, months), cycle, intervalMonths);

          expect(next).toEqual(findCharge(before + Math.ceil(months / intervalMonths)));
        },
      ),
    );
  });
});
