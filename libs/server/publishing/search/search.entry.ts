import type { SearchKind } from '@paniscus/domain/search';

/** A section of an entry with its heading and anchor. */
export type EntrySection = { heading?: string; anchor?: string; text: string };

export type SearchEntry = {
  kind: SearchKind;
  id: string;
  /** Last segment of the URL, after the id. */
  slug?: string;
  title: string;
  /** Synonyms people search for; ranked like the title, never shown. */
  synonyms?: string;
  sections: readonly EntrySection[];
};
