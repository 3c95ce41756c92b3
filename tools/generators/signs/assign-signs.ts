import { LEXIGRAMS } from '#libs/lexigrams/index.ts';
import type { Lexigram, SignCode } from '#libs/lexigrams/index.ts';
import { createRandom } from '../art/svg/random.ts';
import { computeDifference } from './difference.ts';
import type { Ink } from './render.ts';

const COLUMNS = 16;
const SWAP_ATTEMPTS = 400_000;

type SignAssignment = ReadonlyMap<string, SignCode>;

/** Similarity of two signs; low when they differ much. */
type Similarity = (a: number, b: number) => number;

function createSimilarity(inks: readonly Ink[]): Similarity {
  const table = inks.map((a, index) =>
    inks.map((b, signB) => (signB < index ? 1000 / computeDifference(a, b) ** 2 : 0)),
  );
  return (a, b) => (a === b ? Infinity : (table[Math.max(a, b)]?.[Math.min(a, b)] ?? 0));
}

/**
 * Selects the required number of signs: removes the more complex one of the most similar pair until enough are left.
 */
function selectDistinctSigns(
  signs: readonly SignCode[],
  similarity: Similarity,
  count: number,
  current: ReadonlySet<SignCode>,
): number[] {
  const remaining = new Set(signs.keys());
  const pairs = [...remaining].flatMap((a) =>
    [...remaining].filter((b) => b < a).map((b) => [a, b] as const),
  );
  pairs.sort(([a, b], [c, d]) => similarity(c, d) - similarity(a, b));
  const computeCost = (index: number): number =>
    current.has(signs[index] ?? '')
      ? -1
      : (signs[index]?.split('+').length ?? 0) * 100 + (signs[index]?.length ?? 0);
  for (const [a, b] of pairs) {
    if (remaining.size <= count) break;
    if (remaining.has(a) && remaining.has(b)) remaining.delete(computeCost(a) > computeCost(b) ? a : b);
  }
  return [...remaining];
}

/** Weight of the difference between two board positions: highest for neighbors, then for signs of the same color. */
function computeProximity(a: Lexigram, b: Lexigram): number {
  if (a === b || a.panel !== b.panel) return 0;
  const columnDistance = Math.abs((a.cell % COLUMNS) - (b.cell % COLUMNS));
  const rowDistance = Math.abs(Math.floor(a.cell / COLUMNS) - Math.floor(b.cell / COLUMNS));
  const areNeighbors = columnDistance <= 2 && rowDistance <= 1;
  return (areNeighbors ? 4 : 0) + (a.lexigramClass === b.lexigramClass ? 1 : 0);
}

/** Swaps random pairs of positions when that reduces similarity between close signs. */
function separateSimilarSigns(
  order: number[],
  similarity: Similarity,
  isFixed: (position: number) => boolean,
): void {
  const neighbors = LEXIGRAMS.map((a) =>
    LEXIGRAMS.flatMap((b, position) =>
      computeProximity(a, b) === 0 ? [] : [{ position, weight: computeProximity(a, b) }],
    ),
  );
  const computeSimilarityAround = (position: number, sign: number, excluded: number): number =>
    (neighbors[position] ?? []).reduce(
      (sum, { position, weight }) =>
        position === excluded ? sum : sum + weight * similarity(sign, order[position] ?? 0),
      0,
    );
  const random = createRandom(384);
  const pickIndex = (): number => Math.floor(random.between(0, order.length));
  for (let attempt = 0; attempt < SWAP_ATTEMPTS; attempt += 1) {
    const [a, b] = [pickIndex(), pickIndex()];
    if (a === b || a >= LEXIGRAMS.length || isFixed(a) || isFixed(b)) continue;
    const [signA, signB] = [order[a] ?? 0, order[b] ?? 0];
    const before = computeSimilarityAround(a, signA, b) + computeSimilarityAround(b, signB, a);
    if (computeSimilarityAround(a, signB, b) + computeSimilarityAround(b, signA, a) < before)
      [order[a], order[b]] = [signB, signA];
  }
}

/** Assigns signs to words; existing assignments are retained while the sign is available. */
export function assignSigns(
  signs: readonly SignCode[],
  inks: readonly Ink[],
  current: SignAssignment,
): Map<string, SignCode> {
  const similarity = createSimilarity(inks);
  const retained = new Map(
    LEXIGRAMS.flatMap(({ word }) => {
      const index = signs.indexOf(current.get(word) ?? '');
      return index === -1 ? [] : [[word, index] as const];
    }),
  );
  const retainedSigns = new Set([...retained.values()].map((index) => signs[index] ?? ''));
  const available = selectDistinctSigns(signs, similarity, LEXIGRAMS.length, retainedSigns).filter(
    (index) => !retainedSigns.has(signs[index] ?? ''),
  );
  const order = LEXIGRAMS.map(({ word }) => retained.get(word) ?? available.shift() ?? 0);
  separateSimilarSigns(order, similarity, (position) => retained.has(LEXIGRAMS[position]?.word ?? ''));
  return new Map(LEXIGRAMS.map(({ word }, position) => [word, signs[order[position] ?? 0] ?? '']));
}
