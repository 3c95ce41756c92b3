import { describe, expect, it } from 'vitest';
import { collectFailures } from '../validation/collect-failures.ts';
import { discountCodeSchema } from './discount-code.schema.ts';
import {
  discountFormSchema,
  newDiscountFormSchema,
  parseDiscountForm,
  toDiscountForm,
  toDiscountTermsForm,
} from './discount-form.schema.ts';
import type { DiscountCode } from './discount-admin-response.schema.ts';

const code: DiscountCode = {
  id: 3,
  code: 'SPRING10',
  kind: 'fixed_amount',
  value: 550,
  minimum_cents: 2000,
  starts_on: '2026-11-27',
  ends_on: null,
  use_limit: 100,
  status: 'active',
  is_active: true,
  version: 1,
  use_count: 2,
  reserved_count: 0,
  discounted_cents: 1100,
};
const blank = toDiscountForm(undefined);
const listMessages = (change: object) =>
  collectFailures(discountFormSchema, { ...blank, code: 'SPRING10', value: '10', ...change }).map(
    ({ message }) => message,
  );

describe('a typed discount code', () => {
  it('is what the server expects', () => {
    const typed = {
      ...blank,
      code: 'spring 10',
      kind: 'fixed_amount' as const,
      value: '$5.50',
      minimum: '20',
    };

    const form = parseDiscountForm(typed);

    expect(collectFailures(discountFormSchema, typed)).toEqual([]);
    expect(collectFailures(discountCodeSchema, form)).toEqual([]);
    expect(form).toEqual({
      code: 'SPRING10',
      kind: 'fixed_amount',
      value: 550,
      minimum_cents: 2000,
      starts_on: null,
      ends_on: null,
      use_limit: null,
    });
  });

  it('comes back unchanged when nothing was edited', () => {
    expect(toDiscountForm(code)).toMatchObject({
      value: '5.50',
      minimum: '20.00',
      ends_on: '',
      use_limit: '100',
    });
    expect(toDiscountTermsForm(code)).toEqual({
      code: 'SPRING10',
      kind: 'fixed_amount',
      value: 550,
      minimum_cents: 2000,
      starts_on: '2026-11-27',
      ends_on: null,
      use_limit: 100,
    });
  });

  it.each([
    [{ value: '0' }, 'Percent off must be a whole number from 1 to 100.'],
    [{ value: '12.5' }, 'Percent off must be a whole number from 1 to 100.'],
    [{ kind: 'fixed_amount', value: '0' }, 'Amount must be a positive number.'],
    [{ kind: 'fixed_amount', value: '1.000,50' }, expect.stringContaining('more than one way')],
    [{ minimum: 'much' }, 'Amount must be a positive number.'],
    [{ starts_on: '2026-11-28', ends_on: '2026-11-27' }, 'The last day must not be before the first day.'],
    [{ use_limit: '1.5' }, 'Limit must be a whole number of at least 1.'],
  ])('is rejected with %o', (change, message) => {
    expect(listMessages(change)).toEqual([message]);
  });
});

describe('the last day of a discount code', () => {
  const listNewMessages = (ends_on: string) =>
    collectFailures(newDiscountFormSchema('2026-11-28'), {
      ...blank,
      code: 'SPRING10',
      value: '10',
      ends_on,
    }).map(({ message }) => message);

  it('is not over when the code is added', () => {
    expect(listNewMessages('2020-01-01')).toEqual(['Choose today or a later day.']);
    expect(listNewMessages('2026-11-27')).toEqual(['Choose today or a later day.']);
    expect(listNewMessages('2026-11-28')).toEqual([]);
    expect(listNewMessages('')).toEqual([]);
  });

  it('may end a code that exists', () => {
    expect(listMessages({ ends_on: '2020-01-01' })).toEqual([]);
  });
});
