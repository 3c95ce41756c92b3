import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dollarsToCents, centsToDollars, formatDollars } from './money.ts';

describe('money', () => {
  it('parses dollars to the cent, from numbers and strings', () => {
    expect(dollarsToCents(19.99)).toBe(1999);
    expect(dollarsToCents('1')).toBe(100);
    expect(dollarsToCents(' 0.5 ')).toBe(50);
    expect(dollarsToCents(0.29)).toBe(29);
  });

  it.each(['', '-1', '1.005', '1e3', 'ten', '1,000', NaN, Infinity, null, undefined, {}, '9'.repeat(40)])(
    'rejects the amount %s',
    (amount) => {
      expect(dollarsToCents(amount)).toBeUndefined();
    },
  );

  it('survives a round trip from cents to dollars', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
        expect(dollarsToCents(centsToDollars(cents))).toBe(cents);
      }),
    );
  });

  it('formats amounts as on a receipt', () => {
    expect(formatDollars(5)).toBe('$0.05');
    expect(formatDollars(123456)).toBe('$1,234.56');
    expect(formatDollars(100000000)).toBe('$1,000,000.00');
    expect(formatDollars(-250)).toBe('−$2.50');
  });
});
