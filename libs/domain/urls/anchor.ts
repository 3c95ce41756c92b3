import { foldedText, wordsIn } from '../search/search.rules.ts';

/** The place of a chapter within its page, from its title: 'What’s a bonobo?' is at '#whats-a-bonobo'. */
export const anchorFrom = (title: string): string =>
  wordsIn(title.replaceAll(/['’]/g, ''))
    .map(({ word }) => foldedText(word))
    .join('-');
