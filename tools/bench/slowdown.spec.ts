import { expect, it } from 'vitest';
import { slowdownFor } from './slowdown.ts';

it('takes a phone to be four times slower than a fast desktop, as Lighthouse does', () => {
  expect(slowdownFor(1750)).toBe(4);
});

it('slows a machine of half that speed half as much, so that the phone stays the same', () => {
  expect(slowdownFor(875)).toBe(2);
});

it('is never milder than the machine itself, nor stricter than Lighthouse', () => {
  expect(slowdownFor(200)).toBe(1);
  expect(slowdownFor(4000)).toBe(4);
});
