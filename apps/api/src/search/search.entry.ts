import type { SearchKind } from '@paniscus/domain';

/** A stretch of an entry under a heading of its own, and where it stands in the page. */
export type EntryPart = { heading?: string; anchor?: string; text: string };

/** Something that can be found, with all that is said in it. */
export type SearchEntry = { kind: SearchKind; id: string; title: string; parts: readonly EntryPart[] };
