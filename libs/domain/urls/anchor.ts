import { foldText } from '../search/fold-text.ts';
import { splitIntoTerms } from '../search/search.rules.ts';

/** Converts a chapter title to its anchor: 'What’s a bonobo?' becomes 'whats-a-bonobo'. */
export const toAnchor = (title: string): string =>
  splitIntoTerms(title.replaceAll(/['’]/g, ''))
    .map(({ term }) => foldText(term))
    .join('-');
