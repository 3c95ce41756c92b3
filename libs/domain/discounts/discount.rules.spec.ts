import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getDiscountStatus, isInPeriod } from './discount-period.rules.ts';
import {
  allocateDiscount,
  cleanDiscountCode,
  computeDiscount,
  formatDiscountTerms,
  isDiscountCode,
} from './discount.rules.ts';

const anySubtotal = fc.integer({ min: 0, max: 99_999_999 });
const sum = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0);

describe('the amount of a discount', () => {
  it.each([
    [{ kind: 'percentage', value: 10 }, 5300, 530],
    [{ kind: 'percentage', value: 15 }, 1450, 218],
    [{ kind: 'percentage', value: 15 }, 1449, 217],
    [{ kind: 'percentage', value: 100 }, 5300, 5300],
    [{ kind: 'fixed_amount', value: 500 }, 5300, 500],
    [{ kind: 'fixed_amount', value: 9900 }, 5300, 5300],
  ] as const)('of %o on %i cents is %i cents', (terms, subtotal, expected) => {
    expect(computeDiscount(terms, subtotal)).toBe(expected);
  });

  it('is within half a cent of the percentage, and whole cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), anySubtotal, (value, subtotal) => {
        const discount = computeDiscount({ kind: 'percentage', value }, subtotal);

        expect(Number.isInteger(discount)).toBe(true);
        expect(Math.abs(discount * 100 - subtotal * value)).toBeLessThanOrEqual(50);
      }),
    );
  });

  it('is never more than the items cost', () => {
    const anyTerms = fc.oneof(
      fc.record({ kind: fc.constant('percentage' as const), value: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ kind: fc.constant('fixed_amount' as const), value: anySubtotal }),
    );

    fc.assert(
      fc.property(anyTerms, anySubtotal, (terms, subtotal) => {
        const discount = computeDiscount(terms, subtotal);

        expect(discount >= 0 && discount <= subtotal).toBe(true);
      }),
    );
  });
});

describe('the shares of a discount', () => {
  const anyLines = fc.array(fc.integer({ min: 0, max: 9_999_999 }), { minLength: 1, maxLength: 50 });
  const anyDiscount = anyLines.chain((lines) =>
    fc.tuple(fc.constant(lines), fc.integer({ min: 0, max: sum(lines) })),
  );

  it('add up to the discount to the cent, and none is larger than its line', () => {
    fc.assert(
      fc.property(anyDiscount, ([lines, discount]) => {
        const shares = allocateDiscount(lines, discount);

        expect(sum(shares)).toBe(discount);
        expect(shares.every((share, index) => share >= 0 && share <= (lines[index] ?? 0))).toBe(true);
      }),
    );
  });

  it('differ by less than a cent from the proportion of their line', () => {
    fc.assert(
      fc.property(anyDiscount, ([lines, discount]) => {
        const subtotal = sum(lines);

        for (const [index, share] of allocateDiscount(lines, discount).entries())
          expect(Math.abs(share - ((lines[index] ?? 0) * discount) / (subtotal || 1))).toBeLessThan(1.001);
      }),
    );
  });

  it('are those that a buyer can check', () => {
    expect(allocateDiscount([2400, 2900], 530)).toEqual([240, 290]);
    expect(allocateDiscount([1000, 1000, 1000], 100)).toEqual([33, 33, 34]);
    expect(allocateDiscount([0, 0], 0)).toEqual([0, 0]);
  });
});

describe('a discount code', () => {
  it('is read without spaces and in upper case', () => {
    expect(cleanDiscountCode(' spring 10\u200B ')).toBe('SPRING10');
    expect(cleanDiscountCode('\uFF33PRING-10')).toBe('SPRING-10');
  });

  it.each(['AB', '-10', '\u00C4BC', 'A'.repeat(31), '=1+1', ''])('cannot be "%s"', (code) => {
    expect(isDiscountCode(code)).toBe(false);
  });

  it('can have letters, digits and hyphens', () => {
    expect(isDiscountCode('SPRING-10')).toBe(true);
  });

  it('describes its terms', () => {
    expect(formatDiscountTerms({ kind: 'percentage', value: 10 })).toBe('10% off');
    expect(formatDiscountTerms({ kind: 'fixed_amount', value: 500 })).toBe('$5.00 off');
  });
});

describe('the period of a discount code', () => {
  it('includes its first and its last day', () => {
    const period = { starts_on: '2026-11-27', ends_on: '2026-11-30' };
    const isOn = (day: string) => isInPeriod(day, period);

    expect(['2026-11-26', '2026-11-27', '2026-11-30', '2026-12-01'].map(isOn)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isInPeriod('2026-11-27', { starts_on: null, ends_on: null })).toBe(true);
  });

  it.each([
    [{}, 'active'],
    [{ starts_on: '2026-12-01' }, 'scheduled'],
    [{ ends_on: '2026-11-27' }, 'expired'],
    [{ use_limit: 3, use_count: 3 }, 'used_up'],
    [{ use_limit: 3, use_count: 2 }, 'active'],
    [{ is_active: false, ends_on: '2026-11-27' }, 'inactive'],
  ] as const)('and its other limits make it %o: %s', (change, status) => {
    const code = { is_active: true, starts_on: null, ends_on: null, use_limit: null, use_count: 0 };

    expect(getDiscountStatus({ ...code, ...change }, '2026-11-28')).toBe(status);
  });
});
