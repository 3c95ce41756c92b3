import type { LexigramKey, SavedKeyboard } from '../keyboard.types.ts';
import { withoutPhraseWord } from '../phrase.rules.ts';
import { cleanLine, isVisible } from '../../text/typed-text.ts';

/** In characters; longer words do not fit on a key. */
const MAX_OWN_WORD = 40;

const OWN_KEY = /^own-[0-9a-z]{4,16}$/;

/** Whether a key is that of a custom word, as opposed to one of the vocabulary. */
export const isOwnKey = (key: LexigramKey): boolean => OWN_KEY.test(key);

/** Key of a custom word, the same for the same content (cyrb53). */
export function buildOwnKey(content: string): LexigramKey {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const character of content) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  const hash = 4294967296 * (2097151 & low) + (high >>> 0);
  return `own-${hash.toString(36).padStart(4, '0')}`;
}

/** What must be changed before a word can be saved; `undefined` when nothing. */
export function findWordProblem(word: string): string | undefined {
  if (!isVisible(word)) return 'Enter the word.';
  return cleanLine(word).length > MAX_OWN_WORD
    ? `Use at most ${String(MAX_OWN_WORD)} characters.`
    : undefined;
}

/** Saved values that may contain custom words. */
export type WordUses = Pick<SavedKeyboard, 'delta' | 'sentence' | 'history' | 'phrases'>;

/** The board and all sentences without a word; sentences that consisted only of it are dropped. */
export function withoutOwnWord({ delta, sentence, history, phrases }: WordUses, key: LexigramKey): WordUses {
  const isOther = (other: LexigramKey | null) => other !== key;
  return {
    delta: delta.map((other) => (isOther(other) ? other : null)),
    sentence: sentence.filter(isOther),
    history: history.map((earlier) => earlier.filter(isOther)).filter(({ length }) => length > 0),
    phrases: withoutPhraseWord(phrases, key),
  };
}
