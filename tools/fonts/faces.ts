/** A face of the theme, and the package whose files it is cut from; they are called like the package. */
export interface Face {
  family: string;
  style: 'normal' | 'italic';
  source: string;
  parts: readonly Part[];
}

/**
 * `text`: what our own texts are made of. `letters`: the rest of Latin-1. `extended`: the letters of other languages
 * that write Latin. `latin`: the first two in one, for a face that few pages use.
 */
export type Part = 'text' | 'letters' | 'extended' | 'latin';

/** From the lightest to the boldest text of the theme. */
export const WEIGHTS = { min: 400, max: 700 };
export const KERNED_AT = 500;

/** What browsers apply unasked, and figures of one width, for tables. */
export const FEATURES = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'rvrn', 'tnum'];

const divided = ['text', 'letters', 'extended'] as const;
const next = {
  family: 'Atkinson Hyperlegible Next',
  source: '@fontsource-variable/atkinson-hyperlegible-next',
};

export const FACES: readonly Face[] = [
  { family: 'Newsreader', source: '@fontsource-variable/newsreader', style: 'normal', parts: divided },
  { family: 'Newsreader', source: '@fontsource-variable/newsreader', style: 'italic', parts: divided },
  { ...next, style: 'normal', parts: divided },
  { ...next, style: 'italic', parts: divided },
  {
    family: 'Atkinson Hyperlegible Mono',
    source: '@fontsource-variable/atkinson-hyperlegible-mono',
    style: 'normal',
    parts: ['latin'],
  },
];

const BASIC = Array.from({ length: 0x7f - 0x20 }, (_, at) => 0x20 + at);
/** No-break space, signs, quotes, dashes, and the accents in the names of our members. */
const BEYOND = [...'\u00a0©·½×éí–—‘’“”•…−'].map((character) => character.codePointAt(0) ?? 0);

/** The characters of the part that nearly every page loads, and nearly every page loads alone. */
export const TEXT: ReadonlySet<number> = new Set([...BASIC, ...BEYOND]);
