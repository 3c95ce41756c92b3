/** Classes of the modified Fitzgerald key, by the beginning of their names. */
export type WordClass =
  | 'People'
  | 'Actions'
  | 'Descriptions'
  | 'Things'
  | 'Social words'
  | 'Questions'
  | 'Places and positions'
  | 'No and stop'
  | 'Small words';

export type CoreWord = {
  word: string;
  wordClass: WordClass;
  /** Its English meanings; the first one that is a lexigram becomes its picture. */
  meanings: readonly string[];
};

export type CoreBoard = {
  /** Language tag without a region: any voice of the language may speak. */
  lang: 'en' | 'es' | 'fr';
  language: string;
  /** Name of the language in itself. */
  ownName: string;
  /** Up to eight rows of up to 16 words, one group a row, so that a word keeps its place. */
  rows: readonly (readonly CoreWord[])[];
};
