import { describe, expect, it } from 'vitest';
import { idFrom } from './ids.ts';

describe('an id in an address', () => {
  it('is a whole number from 1 to 2147483647', () => {
    expect(idFrom('1')).toBe(1);
    expect(idFrom('2147483647')).toBe(2_147_483_647);
  });

  it.each([
    '0',
    '-1',
    '+1',
    '01',
    '1.0',
    '1e3',
    '2147483648',
    '99999999999999999999',
    'abc',
    '',
    ' 1',
    undefined,
  ])('is nothing else: %s', (text) => {
    expect(idFrom(text)).toBeUndefined();
  });
});
