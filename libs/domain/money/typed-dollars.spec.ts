import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDollars } from './money.ts';
import { parseTypedDollars, typedDollarsToCents } from './typed-dollars.ts';

const cents = fc.integer({ min: 0, max: 99_999_999 });
const split = (amount: number) => ({
  dollars: String(Math.floor(amount / 100)),
  fraction: String(amount % 100).padStart(2, '0'),
});
const group = (dollars: string, separator: string) => dollars.replace(/\B(?=(\d{3})+$)/g, separator);

describe('typed dollars', () => {
  it.each([
    ['25', 2500],
    ['25.5', 2550],
    ['25,50', 2550],
    ['25.50', 2550],
    ['25.', 2500],
    ['.50', 50],
    ['$25', 2500],
    ['US$ 25', 2500],
    ['25 $', 2500],
    ['25 USD', 2500],
    ['1,000', 100_000],
    ['1 000', 100_000],
    ['1\u202f000,50', 100_050],
    ['1\u00a0000', 100_000],
    ['1’000.50', 100_050],
    ['1,234.56', 123_456],
    ['12,345', 1_234_500],
    ['２５', 2500],
    ['0', 0],
  ])('%s is %i cents', (typed, expected) => {
    expect(parseTypedDollars(typed)).toEqual({ cents: expected });
  });

  it.each([
    '1.000,50',
    '1,00,000',
    '1,00,0',
    '1,000,00',
    '0,500',
    '1,0000',
    '1.000.000',
    '1 00',
    '1,000,5',
    '1 000 00',
  ])('%s is unclear', (typed) => {
    expect(parseTypedDollars(typed)).toEqual({ fault: 'unclear' });
  });

  it.each([
    ['', 'not-a-number'],
    ['-5', 'not-a-number'],
    ['ten', 'not-a-number'],
    ['1e3', 'not-a-number'],
    ['.', 'not-a-number'],
    ['1.2.3', 'not-a-number'],
    ['28.11.2026', 'not-a-number'],
    ['1..5', 'not-a-number'],
    ['1,5.0', 'not-a-number'],
    ['9'.repeat(50), 'not-a-number'],
    ['5.005', 'too-many-decimals'],
    ['1000000', 'too-large'],
    ['1,000,000', 'too-large'],
  ])('"%s" is rejected as %s', (typed, fault) => {
    expect(parseTypedDollars(typed)).toEqual({ fault });
  });

  it('are the same amount in every notation that a keyboard or a receipt produces', () => {
    fc.assert(
      fc.property(cents, fc.constantFrom(',', ' ', '\u00a0', '\u202f', '’'), (amount, separator) => {
        const { dollars, fraction } = split(amount);

        expect(typedDollarsToCents(`${dollars}.${fraction}`)).toBe(amount);
        expect(typedDollarsToCents(`${dollars},${fraction}`)).toBe(amount);
        expect(typedDollarsToCents(`${group(dollars, separator)}.${fraction}`)).toBe(amount);
        expect(typedDollarsToCents(formatDollars(amount))).toBe(amount);
      }),
    );
  });

  it('never become another amount by removing a separator', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9][\d.,]{1,8}$/), (typed) => {
        const parsed = typedDollarsToCents(typed);
        if (parsed === undefined) return;
        const digits = Number(typed.replace(/\D/g, ''));
        const hasDecimals = /[.,]\d{0,2}$/.test(typed);
        const decimals = hasDecimals ? (typed.split(/[.,]/).at(-1) ?? '').length : 0;
        expect(parsed).toBe(digits * 10 ** (2 - decimals));
      }),
    );
  });
});
