import { expect, it } from 'vitest';
import { anchorFrom } from './anchor.ts';

it.each([
  ['What threatens them', 'what-threatens-them'],
  ['Lana, and a machine that read', 'lana-and-a-machine-that-read'],
  ['What’s a bonobo?', 'whats-a-bonobo'],
  ['Évolution in 1971 – 1977', 'evolution-in-1971-1977'],
])('converts the title "%s" to the anchor #%s', (title, anchor) => {
  expect(anchorFrom(title)).toBe(anchor);
});
