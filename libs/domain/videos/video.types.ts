import type { SiteWord } from '../keyboard/site-word.types.ts';

/** A YouTube video. */
export type Video = {
  /** YouTube id: eleven letters, digits, `-` or `_`. */
  id: string;
  title: string;
  /** Upload date for search engines (ISO date). */
  publishedOn?: string;
  /** Sample entry; there is no YouTube video with this id. */
  isSample?: boolean;
  /** Words whose lexigrams appear on the thumbnail; defaults to the sign of the category. */
  signs?: readonly SiteWord[];
};

/** A category of the library; at most three levels deep. */
export type VideoCategory = {
  /** URL segment: lowercase letters and hyphens. */
  slug: string;
  title: string;
  description: string;
  /** The word whose lexigram marks the category; a subcategory inherits it by default. */
  sign?: SiteWord;
  videos?: readonly Video[];
  subcategories?: readonly VideoCategory[];
};

export type LibraryVideo = Video & { trail: readonly VideoCategory[] };
