import { expect, it } from 'vitest';
import { isRecord, toRecord } from './records.ts';

it('reads the fields of an object', () => {
  expect(isRecord({ code: 'A' })).toBe(true);
  expect(toRecord({ code: 'A' })).toEqual({ code: 'A' });
});

it.each([null, undefined, 'text', 17, ['list']])('finds no fields in %j', (value) => {
  expect(isRecord(value)).toBe(false);
  expect(toRecord(value)).toEqual({});
});
