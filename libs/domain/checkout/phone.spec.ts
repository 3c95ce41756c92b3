import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanPhone, isPhone } from './phone.rules.ts';

const separator = fc.constantFrom('', ' ', '-', '.', '/', '\u2010', '\u2013', '\u00a0', '\u200e');

describe('phone numbers', () => {
  it('are the same ten digits however they are punctuated, with or without the country code', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[2-9]\d{9}$/),
        separator,
        separator,
        fc.constantFrom('', '1', '+1', '1 ', '+1 ', '+1-', '1.'),
        fc.boolean(),
        (digits, first, second, prefix, hasParentheses) => {
          const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
          const typed = `${prefix}${hasParentheses ? `(${area})` : area}${first}${exchange}${second}${line}`;

          expect(cleanPhone(typed)).toBe(digits);
          expect(isPhone(typed)).toBe(true);
        },
      ),
    );
  });

  it.each(['+44 20 7946 0958', '555-0142', '515 555 0142 x 7', 'call me', '+15155550142999', ''])(
    'are not %s',
    (typed) => {
      expect(isPhone(typed)).toBe(false);
    },
  );
});
