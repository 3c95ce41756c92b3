/** CSL item types. */
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

/** A publication. Fields that were not verified are omitted or named in `unverifiedDetails`. */
export type Publication = {
  id: string;
  type: PublicationType;
  topics: readonly PublicationTopic[];
  title: string;
  /** Empty when no source names them. */
  authors: readonly PublicationName[];
  /** Whether the source names only some of the authors. */
  hasOtherAuthors?: boolean;
  editors?: readonly PublicationName[];
  year?: number;
  /** Journal or book title; for a thesis, its type. */
  container?: string;
  volume?: string;
  issue?: string;
  /** Page range with a hyphen, or an article number. */
  pages?: string;
  publisher?: string;
  place?: string;
  doi?: string;
  isbn?: string;
  issn?: string;
  pmc?: string;
  pmid?: string;
  /** Open-access URL, unless one of the identifiers above leads to the full text. */
  fullText?: string;
  note?: string;
  /** `own` is by the founding researcher; `context` is about the language, by others. */
  group: 'own' | 'context';
  /** Verified in a public source, verified except for `unverifiedDetails`, or never looked up. */
  verification: 'full' | 'partial' | 'none';
  /** Details of a partly verified publication that were not checked: 'title', 'authors and year'. */
  unverifiedDetails?: string;
};

export type PublicationFilter = {
  search: string;
  /** A year ('1978'), a decade ('1970s'), or 'undated'. */
  years: string;
  type: PublicationType | '';
  topic: PublicationTopic | '';
};
