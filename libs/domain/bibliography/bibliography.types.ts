/** What a work is, in the words of CSL. */
export const PUBLICATION_TYPES = ['article-journal', 'chapter', 'book', 'thesis'] as const;
export type PublicationType = (typeof PUBLICATION_TYPES)[number];

export const PUBLICATION_TOPICS = [
  'language',
  'communication',
  'cognition',
  'tools',
  'culture',
  'behaviour',
  'welfare',
] as const;
export type PublicationTopic = (typeof PUBLICATION_TOPICS)[number];

export type PublicationName = { family: string; given?: string };

/** One work. A field stands here only when it may be published: what was not checked is left out or is told so. */
export type Publication = {
  /** Its address: letters and numbers, with hyphens. */
  id: string;
  type: PublicationType;
  topics: readonly PublicationTopic[];
  title: string;
  /** Empty where no source names them. */
  authors: readonly PublicationName[];
  /** More people wrote it than our source names. */
  hasOtherAuthors?: boolean;
  editors?: readonly PublicationName[];
  /** Left out where no source gives it. */
  year?: number;
  /** The journal or the book in which it stands; of a thesis, its kind. */
  container?: string;
  volume?: string;
  issue?: string;
  /** First and last page with a hyphen, or the number of an article. */
  pages?: string;
  publisher?: string;
  place?: string;
  doi?: string;
  isbn?: string;
  issn?: string;
  pmc?: string;
  pmid?: string;
  /** Where an archive or its publisher lets everybody read it, if no identifier above leads there. */
  fullText?: string;
  /** What else a reader should know of it, in a sentence. */
  note?: string;
  /** The founding researcher's own, or a work about the language by others. */
  group: 'own' | 'context';
  /** Seen in a public source, seen but for what `unchecked` names, or remembered only. */
  checked: 'seen' | 'part' | 'memory';
  /** What of a work that was seen in part was not: 'title', 'authors and year'. */
  unchecked?: string;
};

/** What a visitor looks for; empty texts stand for everything. */
export type PublicationFilter = {
  words: string;
  /** A year ('1978'), a decade ('1970s'), or 'undated'. */
  years: string;
  type: PublicationType | '';
  topic: PublicationTopic | '';
};
