import { expect, it } from 'vitest';
import { computeSlowdown } from './slowdown.ts';

it("uses Lighthouse's default slowdown of 4 on a fast desktop", () => {
  expect(computeSlowdown(1750)).toBe(4);
});

it('halves the slowdown on a machine with half the benchmark index', () => {
  expect(computeSlowdown(875)).toBe(2);
});

it("stays between 1 and Lighthouse's own slowdown", () => {
  expect(computeSlowdown(200)).toBe(1);
  expect(computeSlowdown(4000)).toBe(4);
});
