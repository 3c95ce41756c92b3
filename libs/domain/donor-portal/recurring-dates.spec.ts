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
    const next = new Date('2027-01-31T10:00:00Z');

    const end = computePauseEnd(next, months);

    const charges = Array.from({ length: 12 }, (_, index) => addMonths(next, index));
    expect(charges.filter((charge) => charge < end)).toHaveLength(months);
    expect(findFirstChargeAfter(end, next)).toEqual(charges[months]);
  });
});

describe('a pause of a gift that is not monthly', () => {
  it('skips whole periods, for any start, interval and length', () => {
    const start = fc.date({ min: new Date('2025-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    const interval = fc.constantFrom(1, 3, 12);
    fc.assert(
      fc.property(start, interval, fc.constantFrom(1, 2, 3, 6), (chargeAt, intervalMonths, months) => {
        const pauseEnd = computePauseEnd(chargeAt, months);

        const next = findFirstChargeAfter(pauseEnd, chargeAt, intervalMonths);

        const skipped = Math.ceil(months / intervalMonths);
        expect(next).toEqual(addMonths(chargeAt, skipped * intervalMonths));
      }),
    );
  });
});
