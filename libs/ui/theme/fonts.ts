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

interface Fallback {
  fontFamily: string;
  local: readonly string[];
  sizeAdjust: string;
  ascentOverride: string;
  descentOverride: string;
}

/** A font of the reader's machine, cut to the measure of ours, so that nothing shifts when ours arrives. */
const fallback = ({ local, ...metrics }: Fallback) => ({
  '@font-face': { ...metrics, lineGapOverride: '0%', src: local.map((name) => `local("${name}")`).join(',') },
});

export const fontFaces = [
  face('Newsreader', 'normal', '200 800', serifUpright),
  face('Newsreader', 'italic', '200 800', serifItalic),
  face('Atkinson Hyperlegible Next', 'normal', '200 800', sansUpright),
  face('Atkinson Hyperlegible Next', 'italic', '200 800', sansItalic),
  face('Atkinson Hyperlegible Mono', 'normal', '200 800', monoUpright),
  fallback({
    fontFamily: 'Newsreader in Georgia',
    local: ['Georgia', 'Gelasio'],
    sizeAdjust: '92%',
    ascentOverride: '80%',
    descentOverride: '29%',
  }),
  fallback({
    fontFamily: 'Newsreader in Times',
    local: ['Times New Roman', 'Liberation Serif', 'Tinos', 'Noto Serif'],
    sizeAdjust: '102%',
    ascentOverride: '72%',
    descentOverride: '26%',
  }),
  fallback({
    fontFamily: 'Atkinson in Arial',
    local: ['Arial', 'Helvetica Neue', 'Helvetica', 'Liberation Sans', 'Arimo'],
    sizeAdjust: '101%',
    ascentOverride: '94%',
    descentOverride: '28%',
  }),
  fallback({
    fontFamily: 'Atkinson in Roboto',
    local: ['Roboto'],
    sizeAdjust: '101%',
    ascentOverride: '94%',
    descentOverride: '28%',
  }),
];
