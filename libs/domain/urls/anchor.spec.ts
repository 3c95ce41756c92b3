import { expect, it } from 'vitest';
import { toAnchor } from './anchor.ts';

it.each([
  ['What threatens them', 'what-threatens-them'],
  ['Lana and the computer', 'lana-and-the-computer'],
  ['What’s a bonobo?', 'whats-a-bonobo'],
  ['Évolution in 1971 – 1977', 'evolution-in-1971-1977'],
])('toAnchor converts the title "%s" to the anchor #%s', (title, anchor) => {
  expect(toAnchor(title)).toBe(anchor);
});
