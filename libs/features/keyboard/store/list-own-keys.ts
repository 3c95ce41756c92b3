import { isOwnKey } from '@paniscus/domain/keyboard';
import type { LexigramKey, SavedKeyboard } from '@paniscus/domain/keyboard';

type SavedSigns = Pick<SavedKeyboard, 'delta' | 'sentence' | 'history' | 'phrases'>;

/** The custom words that Delta, the sentence, the history and the phrases use. */
export const listOwnKeys = ({ delta, sentence, history, phrases }: SavedSigns): LexigramKey[] => [
  ...new Set(
    [...delta, ...sentence, ...history.flat(), ...phrases.flatMap((phrase) => phrase.sentence)].filter(
      (key): key is LexigramKey => key !== null && isOwnKey(key),
    ),
  ),
];
