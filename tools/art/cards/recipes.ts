import { provisional } from '../gallery/provisional.ts';
import type { Recipe } from '../gallery/recipe.types.ts';

const PAGES = [
  ...['home', 'celebration', 'about', 'mission', 'conservation', 'research', 'bibliography', 'timeline'],
  ...['video', 'keyboard', 'donate', 'store'],
];

/** What services show beside a link to a page. */
export const CARDS: readonly Recipe[] = PAGES.map((page, index) =>
  provisional(`card-${page}`, 1200, 630, index, { isCard: true }),
);
