import { describe, expect, it } from 'vitest';
import { parseId } from './ids.ts';
import { toUuidV4 } from './uuid.ts';

describe('id in a URL', () => {
  it('is an integer from 1 to 2147483647', () => {
    expect(parseId('1')).toBe(1);
    expect(parseId('2147483647')).toBe(2_147_483_647);
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
  ])('is rejected when it is %s', (text) => {
    expect(parseId(text)).toBeUndefined();
  });
});

describe('id from random bytes', () => {
  it('is a version 4 UUID', () => {
    expect(toUuidV4(new Uint8Array(16))).toBe('00000000-0000-4000-8000-000000000000');
    expect(toUuidV4(new Uint8Array(16).fill(255))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  });
});
