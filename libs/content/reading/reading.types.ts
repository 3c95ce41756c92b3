import type { SiteWord } from '@paniscus/domain/keyboard';

/** Link target at the end of a chapter. */
export type LinkTarget =
  | 'about'
  | 'bibliography'
  | 'celebration'
  | 'conservation'
  | 'contact'
  | 'donate'
  | 'games'
  | 'impact'
  | 'information'
  | 'keyboard'
  | 'mission'
  | 'posts'
  | 'research'
  | 'signs';
export type RelatedLink = { to: LinkTarget; label: string };

/**
 * A cited work, with a verified URL in `href` or the id of an entry in the bibliography, which states how much of it
 * was checked.
 */
export type Work = { work: string; href?: string; publication?: string };

type Figure = { value: string; text: string };

export type ReadingChapter = {
  title: string;
  /** Short caption of the chapter: years, place and kind. */
  label?: string;
  /** The word whose lexigram appears in the margin. */
  sign?: SiteWord;
  paragraphs: readonly string[];
  figures?: { caption: string; rows: readonly Figure[] };
  signs?: { caption: string; words: readonly SiteWord[] };
  points?: readonly { term: string; text: string }[];
  works?: readonly Work[];
  relatedLinks?: readonly RelatedLink[];
};

/** A long-form page: chapters, and one call to action at the end. */
export type ReadingPage = {
  title: string;
  label: string;
  sign: SiteWord;
  lead: string;
  description: string;
  chapters: readonly ReadingChapter[];
  end: { title: string; text: string; link: RelatedLink; relatedLinks: readonly RelatedLink[] };
};
