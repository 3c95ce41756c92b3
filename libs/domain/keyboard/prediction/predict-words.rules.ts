import type { LexigramKey } from '../keyboard.types.ts';
import { isFull } from '../sentence.rules.ts';
import type { Sentence } from '../sentence.rules.ts';

/** Number of suggested signs. */
export const MAX_PREDICTIONS = 4;

/** Signs before a word that are compared, the longest match first. */
const CONTEXT_LENGTHS = [2, 1] as const;

/** Stands before the first sign, so that the beginning of a sentence is a context too. */
const START = '';

type Count = { key: LexigramKey; weight: number };

const endsWith = (signs: Sentence, context: Sentence): boolean =>
  context.every((key, index) => signs[signs.length - context.length + index] === key);

/** A later sentence counts more; the weight never reaches zero. */
const getWeight = (age: number) => 1 / (1 + age / 8);

/** Signs that followed the context in earlier sentences, the most frequent first; equal ones stay in history order. */
function rankFollowers(history: readonly Sentence[], context: Sentence): LexigramKey[] {
  const counts = new Map<LexigramKey, Count>();
  for (const [age, sentence] of history.entries()) {
    const signs = [START, ...sentence];
    for (const [index, key] of sentence.entries()) {
      if (!endsWith(signs.slice(0, index + 1), context)) continue;
      const weight = (counts.get(key)?.weight ?? 0) + getWeight(age);
      counts.set(key, { key, weight });
    }
  }
  return [...counts.values()].sort((one, other) => other.weight - one.weight).map(({ key }) => key);
}

/**
 * Up to four signs that may come next, from the earlier sentences of the person (newest first): what followed the last
 * two signs, then the last one, then their most frequent signs. Empty without earlier sentences and for a full sentence.
 */
export function predictWords(
  history: readonly Sentence[],
  sentence: Sentence,
  isKnown: (key: LexigramKey) => boolean,
): LexigramKey[] {
  if (isFull(sentence)) return [];
  const signs = [START, ...sentence];
  const followers = CONTEXT_LENGTHS.filter((length) => length <= signs.length).flatMap((length) =>
    rankFollowers(history, signs.slice(-length)),
  );
  const frequent = rankFollowers(history, []).filter((key) => !sentence.includes(key));
  return [...new Set([...followers, ...frequent])].filter(isKnown).slice(0, MAX_PREDICTIONS);
}
