/** A face of the theme, and the package whose files it is cut from; they are called like the package. */
export interface Face {
  family: string;
  style: 'normal' | 'italic';
  source: string;
  /** Flowing between two weights, or one weight, which a browser thickens where bold is asked for. */
  weights: number | { min: number; max: number };
  parts: readonly Part[];
}

/**
 * `text`: what our own texts are made of. `letters`: the rest of Latin-1. `extended`: the letters of other languages
 * that write Latin.
 */
export type Part = 'text' | 'letters' | 'extended';

/** From the lightest to the boldest text of the theme. */
const flowing = { min: 400, max: 700 };
export const KERNED_AT = 500;

/** What browsers apply unasked, and figures of one width, for tables. */
export const FEATURES = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'rvrn', 'tnum'];

const divided = ['text', 'letters', 'extended'] as const;
const newsreader = { family: 'Newsreader', source: '@fontsource-variable/newsreader' };
const next = {
  family: 'Atkinson Hyperlegible Next',
  source: '@fontsource-variable/atkinson-hyperlegible-next',
};

export const FACES: readonly Face[] = [
  { ...newsreader, style: 'normal', weights: flowing, parts: divided },
  { ...newsreader, style: 'italic', weights: flowing, parts: divided },
  { ...next, style: 'normal', weights: flowing, parts: divided },
  { ...next, style: 'italic', weights: 400, parts: divided },
  {
    family: 'Atkinson Hyperlegible Mono',
    source: '@fontsource-variable/atkinson-hyperlegible-mono',
    style: 'normal',
    weights: 400,
    parts: ['text', 'letters'],
  },
];

const BASIC = Array.from({ length: 0x7f - 0x20 }, (_, at) => 0x20 + at);
/** No-break space, signs, quotes, dashes, and the accents in the names of our members. */
const BEYOND = [...'\u00a0©·½×éí–—‘’“”•…−'].map((character) => character.codePointAt(0) ?? 0);

/** The characters of the part that nearly every page loads, and nearly every page loads alone. */
export const TEXT: ReadonlySet<number> = new Set([...BASIC, ...BEYOND]);
