import type { LexigramKey, Phrase } from './keyboard.types.ts';
import type { Sentence } from './sentence.rules.ts';
import { cutText } from '../text/cut-text.ts';
import { cleanLine } from '../text/typed-text.ts';

/** Number of phrases that can be added; those of a backup, and of another tab, are kept whatever their number. */
export const MAX_PHRASES = 100;
/** In characters. */
export const MAX_PHRASE_NAME = 60;

const isSame = (one: Sentence, other: Sentence) => one.join(' ') === other.join(' ');

/** Whether a sentence is a phrase already. */
export const isPhrase = (phrases: readonly Phrase[], sentence: Sentence): boolean =>
  phrases.some((phrase) => isSame(phrase.sentence, sentence));

/** Whether a sentence can become a phrase: it has signs, is not one yet, and there is room. */
export const canSavePhrase = (phrases: readonly Phrase[], sentence: Sentence): boolean =>
  sentence.length > 0 && phrases.length < MAX_PHRASES && !isPhrase(phrases, sentence);

/** Adds the sentence as the last phrase, if it can become one. */
export const withPhrase = (phrases: readonly Phrase[], sentence: Sentence): readonly Phrase[] =>
  canSavePhrase(phrases, sentence) ? [...phrases, { name: '', sentence }] : phrases;

/** Names a phrase (0-based); without a name it is called by its words. */
export const renamePhrase = (phrases: readonly Phrase[], index: number, name: string): readonly Phrase[] =>
  phrases.map((phrase, position) =>
    position === index ? { ...phrase, name: cutText(cleanLine(name), MAX_PHRASE_NAME) } : phrase,
  );

/** The phrases without a word; those that consisted only of it are dropped. */
export const withoutPhraseWord = (phrases: readonly Phrase[], key: LexigramKey): readonly Phrase[] =>
  phrases
    .map((phrase) => ({ ...phrase, sentence: phrase.sentence.filter((other) => other !== key) }))
    .filter(({ sentence }) => sentence.length > 0);
