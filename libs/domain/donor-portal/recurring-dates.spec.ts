import { describe, expect, it } from 'vitest';
import { firstChargeAfter, monthsAfter, pauseEndsAt } from './recurring-dates.rules.ts';

describe('adding months', () => {
  it('keeps the day, or uses the last day of a shorter month', () => {
    expect(monthsAfter(new Date('2026-11-21T10:00:00Z'), 2)).toEqual(new Date('2027-01-21T10:00:00Z'));
    expect(monthsAfter(new Date('2027-01-31T10:00:00Z'), 1)).toEqual(new Date('2027-02-28T10:00:00Z'));
  });
});

describe('pause', () => {
  it.each([1, 2, 3, 6])('of %d months skips exactly that many charges', (months) => {
    const next = new Date('2027-01-31T10:00:00Z');

    const end = pauseEndsAt(next, months);

    const charges = Array.from({ length: 12 }, (_, index) => monthsAfter(next, index));
    expect(charges.filter((charge) => charge < end)).toHaveLength(months);
    expect(firstChargeAfter(end, next)).toEqual(charges[months]);
  });
});
