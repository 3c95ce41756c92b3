/** A font of the theme and the npm package it is subset from. */
export interface Face {
  family: string;
  style: 'normal' | 'italic';
  source: string;
  /** Weight range of a variable font, or a single weight from which browsers synthesize bold. */
  weights: number | { min: number; max: number };
  parts: readonly Part[];
}

/**
 * `text`: characters of the site's own texts. `letters`: the rest of Latin-1. `extended`: other languages in Latin
 * script.
 */
export type Part = 'text' | 'letters' | 'extended';

/** Lightest and boldest weight of the theme. */
const flowing = { min: 400, max: 700 };
export const KERNED_AT = 500;

/** Features that browsers apply by default, and tabular figures. */
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
/** No-break space, symbols, quotes, dashes, and accented letters in members' names. */
const BEYOND = [...'\u00a0©·½×éí–—‘’“”•…−'].map((character) => character.codePointAt(0) ?? 0);

/** Subset that nearly every page loads, usually the only one. */
export const TEXT: ReadonlySet<number> = new Set([...BASIC, ...BEYOND]);
