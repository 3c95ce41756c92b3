import type { LexigramKey } from '../keyboard.types.ts';

/** From 0 to 1, without 1; handed in, so that a round can be dealt again in a test. */
export type Random = () => number;

/** Questions in a round, unless there are fewer words to ask. */
export const ROUND_LENGTH = 10;

/** The same things in another order; each order is as likely as every other. */
export function shuffled<Thing>(things: readonly Thing[], random: Random): Thing[] {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as Thing, order[last] as Thing];
  }
  return order;
}

/** The words of one round, each once. */
export const dealtFrom = (pool: readonly LexigramKey[], random: Random): LexigramKey[] =>
  shuffled([...new Set(pool)], random).slice(0, ROUND_LENGTH);

/** Signs to lie beside the right ones: distinct, and none of these. */
export const othersThan = (
  right: readonly LexigramKey[],
  pool: readonly LexigramKey[],
  count: number,
  random: Random,
): LexigramKey[] =>
  shuffled(
    [...new Set(pool)].filter((key) => !right.includes(key)),
    random,
  ).slice(0, Math.max(0, count));
