/// <reference types="vite/client" />
import monoUpright from '@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2?url';
import sansItalic from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-italic.woff2?url';
import sansUpright from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import serifItalic from '@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2?url';
import serifUpright from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url';

/** The two files that a first page needs at once; the italics and the mono come when a page uses them. */
export const fontsToPreload: readonly string[] = [serifUpright, sansUpright];

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

const face = (fontFamily: string, fontStyle: 'normal' | 'italic', fontWeight: string, url: string) => ({
  '@font-face': {
    fontFamily,
    fontStyle,
    fontWeight,
    fontDisplay: 'swap',
    src: `url(${url}) format("woff2")`,
    unicodeRange: latin,
  },
});

/** Ascent and descent of our faces, in em, as a browser measures them. */
const newsreader = { ascent: 0.735, descent: 0.265 };
const atkinson = { ascent: 0.984, descent: 0.316 };

/**
 * A font of the reader's machine, cut to the measure of ours, so that nothing shifts when ours arrives. The ratio is
 * the width of a page of English in our face, divided by its width in theirs.
 */
const fallback = (fontFamily: string, local: string[], ratio: number, ours: typeof newsreader) => ({
  '@font-face': {
    fontFamily,
    src: local.map((name) => `local("${name}")`).join(','),
    sizeAdjust: percent(ratio),
    ascentOverride: percent(ours.ascent / ratio),
    descentOverride: percent(ours.descent / ratio),
    lineGapOverride: '0%',
  },
});

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

export const fontFaces = [
  face('Newsreader', 'normal', '200 800', serifUpright),
  face('Newsreader', 'italic', '200 800', serifItalic),
  face('Atkinson Hyperlegible Next', 'normal', '200 800', sansUpright),
  face('Atkinson Hyperlegible Next', 'italic', '200 800', sansItalic),
  face('Atkinson Hyperlegible Mono', 'normal', '200 800', monoUpright),
  fallback('Newsreader in Georgia', ['Georgia', 'Gelasio'], 0.974, newsreader),
  fallback('Newsreader in Times', ['Times New Roman', 'Liberation Serif', 'Tinos'], 1.069, newsreader),
  fallback('Atkinson in Arial', ['Arial', 'Helvetica', 'Liberation Sans', 'Arimo'], 0.987, atkinson),
  fallback('Atkinson in Roboto', ['Roboto'], 0.98, atkinson),
];
