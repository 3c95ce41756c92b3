import type { LexigramKey } from '../keyboard.types.ts';

/** Returns a number in [0, 1). Injected, so that tests are deterministic. */
export type Random = () => number;

/** Questions per round, or fewer when the pool is smaller. */
export const ROUND_LENGTH = 10;

/** Fisher–Yates shuffle; every order is equally likely. */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as Item, order[last] as Item];
  }
  return order;
}

export const drawWords = (pool: readonly LexigramKey[], random: Random): LexigramKey[] =>
  shuffle([...new Set(pool)], random).slice(0, ROUND_LENGTH);

/** Draws distinct distractors that are not among the correct signs. */
export const drawDistractors = (
  correct: readonly LexigramKey[],
  pool: readonly LexigramKey[],
  count: number,
  random: Random,
): LexigramKey[] =>
  shuffle(
    [...new Set(pool)].filter((key) => !correct.includes(key)),
    random,
  ).slice(0, Math.max(0, count));
