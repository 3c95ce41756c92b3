import { describe, expect, it } from 'vitest';
import { collectFailures } from '../validation/collect-failures.ts';
import { discountCodeSchema } from './discount-code.schema.ts';

const form = {
  code: 'SPRING10',
  kind: 'percentage',
  value: 10,
  minimum_cents: 0,
  starts_on: null,
  ends_on: null,
  use_limit: null,
};

describe('the form of a discount code', () => {
  it('accepts a code without limits, and one with all of them', () => {
    const limited = { minimum_cents: 2000, starts_on: '2026-11-27', ends_on: '2026-11-27', use_limit: 100 };

    expect(collectFailures(discountCodeSchema, form)).toEqual([]);
    expect(collectFailures(discountCodeSchema, { ...form, ...limited })).toEqual([]);
    expect(collectFailures(discountCodeSchema, { ...form, kind: 'fixed_amount', value: 500 })).toEqual([]);
  });

  it('stores the code without spaces and in upper case', () => {
    expect(discountCodeSchema.cast({ ...form, code: ' spring 10' }).code).toBe('SPRING10');
  });

  it.each([
    [{ code: 'AB' }, 'Code must have 3 to 30 letters, digits or hyphens.'],
    [{ value: 0 }, 'Discount must be a positive number.'],
    [{ value: 101 }, 'Percent off must be a whole number from 1 to 100.'],
    [{ value: 0.5 }, 'Discount must be a whole number.'],
    [{ minimum_cents: -1 }, 'Minimum must not be negative.'],
    [{ starts_on: '2026-02-30' }, 'Enter a valid first day.'],
    [{ starts_on: '2026-11-28', ends_on: '2026-11-27' }, 'The last day must not be before the first day.'],
    [{ use_limit: 0 }, 'Limit must be a whole number of at least 1.'],
    [{ kind: 'free' }, 'Choose a kind of discount.'],
  ])('rejects %o with its message', (change, message) => {
    expect(
      collectFailures(discountCodeSchema, { ...form, ...change }).map((failure) => failure.message),
    ).toContain(message);
  });
});
