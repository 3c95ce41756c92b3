import { foldedText, wordsIn } from '../search/search.rules.ts';

/** Converts a chapter title to its anchor: 'What’s a bonobo?' becomes 'whats-a-bonobo'. */
export const anchorFrom = (title: string): string =>
  wordsIn(title.replaceAll(/['’]/g, ''))
    .map(({ word }) => foldedText(word))
    .join('-');
