import { expect, it } from 'vitest';
import { slowdownFor } from './slowdown.ts';

it('slows a fast desktop down four times, like Lighthouse', () => {
  expect(slowdownFor(1750)).toBe(4);
});

it('halves the slowdown on a machine of half that speed', () => {
  expect(slowdownFor(875)).toBe(2);
});

it("stays between 1 and Lighthouse's own slowdown", () => {
  expect(slowdownFor(200)).toBe(1);
  expect(slowdownFor(4000)).toBe(4);
});
