import { foldText } from '../search/fold-text.ts';
import { splitIntoWords } from '../search/search.rules.ts';

/** Converts a chapter title to its anchor: 'What’s a bonobo?' becomes 'whats-a-bonobo'. */
export const toAnchor = (title: string): string =>
  splitIntoWords(title.replaceAll(/['’]/g, ''))
    .map(({ word }) => foldText(word))
    .join('-');
