import { expect, it } from 'vitest';
import { nextChargeAfter } from './next-charge.rules.ts';

it.each([
  ['a month later', new Date(2026, 10, 21), new Date(2026, 11, 21)],
  ['in the next year', new Date(2026, 11, 5), new Date(2027, 0, 5)],
  ['on the last day of a shorter month', new Date(2027, 0, 31), new Date(2027, 1, 28)],
  ['on the leap day when there is one', new Date(2028, 0, 30), new Date(2028, 1, 29)],
])('charges a monthly gift again %s', (_when, start, next) => {
  expect(nextChargeAfter(start)).toEqual(next);
});
