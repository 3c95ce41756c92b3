import { provisional } from '../gallery/provisional.ts';
import type { Recipe } from '../gallery/recipe.types.ts';

const CATEGORIES = ['kanzi', 'language', 'making', 'play', 'forest', 'talks'];

/** Posters of the films, one a category. */
export const VIDEOS: readonly Recipe[] = CATEGORIES.map((slug, index) =>
  provisional(`video-${slug}`, 1280, 720, index),
);
