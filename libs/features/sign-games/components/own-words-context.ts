import type { LexigramKey, OwnWords } from '@paniscus/domain/keyboard';
import { describeSign, findLexigram } from '@paniscus/lexigrams';
import type { Lexigram } from '@paniscus/lexigrams';
import { createContext, use } from 'react';

/** The words that the person has made on the keyboard. */
export const OwnWordsContext = createContext<OwnWords>(new Map());

/** A sign to practice: a lexigram, or the picture of a custom word. */
export type GameSign = {
  key: LexigramKey;
  word: string;
  /** Says what the sign looks like, without its word. */
  description: string;
  lexigram?: Lexigram;
  picture?: string;
};

/** Returns a function that finds a sign to practice. */
export function useFindSign(): (key: LexigramKey) => GameSign | undefined {
  const ownWords = use(OwnWordsContext);
  return (key) => {
    const lexigram = findLexigram(key);
    if (lexigram !== undefined)
      return { key, word: lexigram.word, description: describeSign(lexigram.sign), lexigram };
    const own = ownWords.get(key);
    if (own === undefined) return undefined;
    const { word, picture, alt = 'your picture, without a description' } = own;
    return { key, word, description: alt, picture };
  };
}
