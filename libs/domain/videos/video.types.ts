import type { SiteWord } from '../keyboard/site-word.types.ts';

/** A film at the video service. */
export type Video = {
  /** The service's own: eleven letters, digits, `-` or `_`. The player's address follows from it. */
  id: string;
  title: string;
  /** The day on which it came to the service (ISO date), which search engines ask for. */
  publishedOn?: string;
  /** An entry that shows how the library works: the service has no film under its id. */
  isSample?: boolean;
  /** What it is about, in words whose signs stand on its picture; without them, the sign of its category stands there. */
  signs?: readonly SiteWord[];
};

/** A category, a part of one, or a part of that; deeper it does not go. */
export type VideoCategory = {
  /** Its place in the address, after those above it: small letters and hyphens. */
  slug: string;
  title: string;
  /** One or two sentences of its own. */
  description: string;
  /** The word whose sign marks it; a part without one has that of the category above. */
  sign?: SiteWord;
  videos?: readonly Video[];
  parts?: readonly VideoCategory[];
};

/** A film with what is known from where it lies: the category at the top first. */
export type PlacedVideo = Video & { trail: readonly VideoCategory[] };

/** Each video's description by its id; empty where the service has none. */
export type VideoDescriptions = Record<string, string>;
