import { foldText } from './fold-text.ts';
import { containsPhrase, lacksSpaces, parseSearchQuery } from './search.rules.ts';
import { isTypingError } from './typing-error.rules.ts';

/** Words separated and preceded by single spaces, so that a word begins where ` word` occurs. */
const toSpacedWords = (text: string) => ` ${foldText(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`;

/**
 * Builds a filter for a list of texts from what a visitor typed: a text matches when it contains the beginning of every
 * word, and every quoted phrase in one of its lines. A word that no text contains matches with one typing error.
 */
export function createTextFilter(texts: readonly string[], query: string): (text: string) => boolean {
  const words = query
    .split(/[\s"“”„]+/)
    .map((word) => toSpacedWords(word).trim())
    .filter(Boolean);
  if (words.length === 0) return () => true;
  const { phrases } = parseSearchQuery(query);
  const all = texts.map(toSpacedWords);
  const known = new Set(words.filter((word) => all.some((text) => containsWord(text, word))));
  return (text) => {
    const spaced = toSpacedWords(text);
    const matches = (word: string) =>
      known.has(word) ? containsWord(spaced, word) : containsMisspelled(spaced, word);
    return words.every(matches) && phrases.every((phrase) => containsPhraseInLine(text, phrase));
  };
}

/** Words of scripts without spaces may begin anywhere. */
const containsWord = (spacedWords: string, word: string) =>
  spacedWords.includes(lacksSpaces(word) ? word : ` ${word}`);

const containsMisspelled = (spacedWords: string, typed: string) =>
  spacedWords.split(' ').some((word) => isTypingError(typed, word));

const containsPhraseInLine = (text: string, phrase: readonly string[]) =>
  text.split('\n').some((line) => containsPhrase(line, phrase));
