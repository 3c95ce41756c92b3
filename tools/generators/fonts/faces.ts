/** A font face of the theme and the npm package of its source file. */
export interface Face {
  family: string;
  style: 'normal' | 'italic';
  source: string;
  /** Weight range of a variable font, or a single weight from which browsers synthesize bold. */
  weights: number | { min: number; max: number };
  subsets: readonly SubsetName[];
}

/**
 * `text`: characters of the site's own texts. `letters`: the rest of Latin-1. `extended`: other languages in Latin
 * script.
 */
export type SubsetName = 'text' | 'letters' | 'extended';

/** Lightest and boldest weight of the theme. */
const THEME_WEIGHTS = { min: 400, max: 700 };
export const KERNING_WEIGHT = 500;

/** Features that browsers apply by default, and tabular figures. */
export const FEATURES = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'rvrn', 'tnum'];

const ALL_SUBSETS = ['text', 'letters', 'extended'] as const;
const newsreader = { family: 'Newsreader', source: '@fontsource-variable/newsreader' };
const atkinsonNext = {
  family: 'Atkinson Hyperlegible Next',
  source: '@fontsource-variable/atkinson-hyperlegible-next',
};

export const FACES: readonly Face[] = [
  { ...newsreader, style: 'normal', weights: THEME_WEIGHTS, subsets: ALL_SUBSETS },
  { ...newsreader, style: 'italic', weights: THEME_WEIGHTS, subsets: ALL_SUBSETS },
  { ...atkinsonNext, style: 'normal', weights: THEME_WEIGHTS, subsets: ALL_SUBSETS },
  { ...atkinsonNext, style: 'italic', weights: 400, subsets: ALL_SUBSETS },
  {
    family: 'Atkinson Hyperlegible Mono',
    source: '@fontsource-variable/atkinson-hyperlegible-mono',
    style: 'normal',
    weights: 400,
    subsets: ['text', 'letters'],
  },
];

const BASIC_LATIN = Array.from({ length: 0x7f - 0x20 }, (_, offset) => 0x20 + offset);
/** No-break space, symbols, quotes, dashes, and accented letters in members' names. */
const ADDITIONAL = [...'\u00a0©·½×éí–—‘’“”•…−'].map((character) => character.codePointAt(0) ?? 0);

/** Subset that nearly every page loads, usually the only one. */
export const TEXT_CHARACTERS: ReadonlySet<number> = new Set([...BASIC_LATIN, ...ADDITIONAL]);
