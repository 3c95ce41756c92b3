import { LEXIGRAMS } from '#libs/lexigrams/index.ts';
import type { Lexigram, SignCode } from '#libs/lexigrams/index.ts';
import { createRandom } from '../art/svg/random.ts';
import { computeDifference } from './difference.ts';
import type { Ink } from './pixels.ts';

const COLUMNS = 16;
const TRIALS = 400_000;

type Dealt = ReadonlyMap<string, SignCode>;

/** Similarity of two signs; low when they differ much. */
type Likeness = (a: number, b: number) => number;

function createLikeness(inks: readonly Ink[]): Likeness {
  const table = inks.map((a, index) =>
    inks.map((b, other) => (other < index ? 1000 / computeDifference(a, b) ** 2 : 0)),
  );
  return (a, b) => (a === b ? Infinity : (table[Math.max(a, b)]?.[Math.min(a, b)] ?? 0));
}

/**
 * Selects the required number of signs: removes the more complex one of the most similar pair until enough are left.
 */
function chosen(
  signs: readonly SignCode[],
  likeness: Likeness,
  count: number,
  saved: ReadonlySet<SignCode>,
): number[] {
  const left = new Set(signs.keys());
  const pairs = [...left].flatMap((a) => [...left].filter((b) => b < a).map((b) => [a, b] as const));
  pairs.sort(([a, b], [c, d]) => likeness(c, d) - likeness(a, b));
  const computeCost = (index: number): number =>
    saved.has(signs[index] ?? '')
      ? -1
      : (signs[index]?.split('+').length ?? 0) * 100 + (signs[index]?.length ?? 0);
  for (const [a, b] of pairs) {
    if (left.size <= count) break;
    if (left.has(a) && left.has(b)) left.delete(computeCost(a) > computeCost(b) ? a : b);
  }
  return [...left];
}

/** Weight of the difference between two board positions: highest for neighbors, then for signs of the same color. */
function closeness(a: Lexigram, b: Lexigram): number {
  if (a === b || a.panel !== b.panel) return 0;
  const across = Math.abs((a.place % COLUMNS) - (b.place % COLUMNS));
  const down = Math.abs(Math.floor(a.place / COLUMNS) - Math.floor(b.place / COLUMNS));
  const areNeighbours = across <= 2 && down <= 1;
  return (areNeighbours ? 4 : 0) + (a.lexigramClass === b.lexigramClass ? 1 : 0);
}

/** Swaps random pairs of positions when that reduces similarity between close signs. */
function arrange(order: number[], likeness: Likeness, isFixed: (place: number) => boolean): void {
  const near = LEXIGRAMS.map((a) =>
    LEXIGRAMS.flatMap((b, place) => (closeness(a, b) === 0 ? [] : [{ place, weight: closeness(a, b) }])),
  );
  const strain = (at: number, sign: number, instead: number): number =>
    (near[at] ?? []).reduce(
      (sum, { place, weight }) =>
        place === instead ? sum : sum + weight * likeness(sign, order[place] ?? 0),
      0,
    );
  const chance = createRandom(384);
  const anyPlace = (): number => Math.floor(chance.between(0, order.length));
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const [a, b] = [anyPlace(), anyPlace()];
    if (a === b || a >= LEXIGRAMS.length || isFixed(a) || isFixed(b)) continue;
    const [one, other] = [order[a] ?? 0, order[b] ?? 0];
    const now = strain(a, one, b) + strain(b, other, a);
    if (strain(a, other, b) + strain(b, one, a) < now) [order[a], order[b]] = [other, one];
  }
}

/** Assigns signs to words; existing assignments are retained while the sign is available. */
export function deal(signs: readonly SignCode[], inks: readonly Ink[], saved: Dealt): Map<string, SignCode> {
  const likeness = createLikeness(inks);
  const held = new Map(
    LEXIGRAMS.flatMap(({ word }) => {
      const index = signs.indexOf(saved.get(word) ?? '');
      return index === -1 ? [] : [[word, index] as const];
    }),
  );
  const fixedSigns = new Set([...held.values()].map((index) => signs[index] ?? ''));
  const free = chosen(signs, likeness, LEXIGRAMS.length, fixedSigns).filter(
    (index) => !fixedSigns.has(signs[index] ?? ''),
  );
  const order = LEXIGRAMS.map(({ word }) => held.get(word) ?? free.shift() ?? 0);
  arrange(order, likeness, (place) => held.has(LEXIGRAMS[place]?.word ?? ''));
  return new Map(LEXIGRAMS.map(({ word }, place) => [word, signs[order[place] ?? 0] ?? '']));
}
