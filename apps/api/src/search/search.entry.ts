import type { SearchKind } from '@paniscus/domain';

/** A stretch of an entry under a heading of its own, and where it stands in the page. */
export type EntryPart = { heading?: string; anchor?: string; text: string };

/** Something that can be found, with all that is said in it. */
export type SearchEntry = {
  kind: SearchKind;
  id: string;
  title: string;
  /** Other words by which people ask for it; found like its title, and never shown. */
  words?: string;
  parts: readonly EntryPart[];
};
