import type { Phrase } from '@paniscus/domain/keyboard';
import { getWord } from '../../store/own-words';

/** The name of a phrase, or its words. */
export const getPhraseName = ({ name, sentence }: Phrase): string =>
  name === '' ? sentence.map(getWord).join(' ') : name;
