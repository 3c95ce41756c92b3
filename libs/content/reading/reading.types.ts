import type { SiteWord } from '@paniscus/domain';

/** Where a chapter of a reading page can lead. */
export type WayName =
  | 'about'
  | 'bibliography'
  | 'celebration'
  | 'conservation'
  | 'contact'
  | 'donate'
  | 'games'
  | 'information'
  | 'keyboard'
  | 'mission'
  | 'posts'
  | 'research'
  | 'signs';
export type RelatedLink = { to: WayName; label: string };

/**
 * A work, as a bibliography names it; with an address only where the address is known to lead there,
 * or with its place in our own bibliography, which says how much of it was checked.
 */
export type Work = { work: string; href?: string; publication?: string };

/** A number with what it counts. */
export type Figure = { value: string; text: string };

export type ReadingChapter = {
  title: string;
  /** The specimen label: years, a place, a kind. */
  label?: string;
  /** The word whose sign stands in the margin. */
  mark?: SiteWord;
  paragraphs: readonly string[];
  figures?: { caption: string; rows: readonly Figure[] };
  /** Signs that belong to what is told. */
  signs?: { caption: string; words: readonly SiteWord[] };
  /** Things that stand beside each other, each with its name. */
  points?: readonly { term: string; text: string }[];
  /** What the chapter is told from. */
  works?: readonly Work[];
  ways?: readonly RelatedLink[];
};

/** A page to read: chapters, and at its end the one thing we hope a reader does. */
export type ReadingPage = {
  title: string;
  label: string;
  mark: SiteWord;
  lead: string;
  /** What search engines show. */
  description: string;
  chapters: readonly ReadingChapter[];
  end: { title: string; text: string; way: RelatedLink; more: readonly RelatedLink[] };
};
