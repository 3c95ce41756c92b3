import type { SearchKind } from '@paniscus/domain/search';

/** A section of an entry with its heading and anchor. */
export type EntryPart = { heading?: string; anchor?: string; text: string };

export type SearchEntry = {
  kind: SearchKind;
  id: string;
  title: string;
  /** Synonyms people search for; ranked like the title, never shown. */
  words?: string;
  parts: readonly EntryPart[];
};
