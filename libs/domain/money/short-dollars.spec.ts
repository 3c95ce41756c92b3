import { expect, it } from 'vitest';
import { formatShortDollars } from './short-dollars.ts';

it('abbreviates amounts', () => {
  expect([0, 50_000, 250_000, 150_000_000].map(formatShortDollars)).toEqual(['$0', '$500', '$2.5K', '$1.5M']);
});

it('writes negative amounts with a minus sign', () => {
  expect(formatShortDollars(-20_000)).toBe('−$200');
});
