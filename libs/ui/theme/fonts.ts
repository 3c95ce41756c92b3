import { faces } from './generated/faces.data';

const ON_EVERY_PAGE: readonly string[] = ['Newsreader', 'Atkinson Hyperlegible Next'];

/** Fonts above the fold; others load on use. */
export const fontsToPreload: readonly string[] = faces
  .filter(
    ({ family, style, part }) => part === 'text' && style === 'normal' && ON_EVERY_PAGE.includes(family),
  )
  .map(({ url }) => url);

const brought = faces.map(({ family, style, weights, range, url }) => ({
  '@font-face': {
    fontFamily: family,
    fontStyle: style,
    fontWeight: weights,
    fontDisplay: 'swap',
    src: `url(${url}) format("woff2")`,
    unicodeRange: range,
  },
}));

/** Ascent and descent of our fonts in em, as measured in browsers. */
const newsreader = { ascent: 0.735, descent: 0.265 };
const atkinson = { ascent: 0.984, descent: 0.316 };

/**
 * Local fallback font with adjusted metrics, to avoid layout shift. The ratio is the width of English text in our font
 * divided by its width in the fallback.
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
  ...brought,
  fallback('Newsreader in Georgia', ['Georgia', 'Gelasio'], 0.974, newsreader),
  fallback('Newsreader in Times', ['Times New Roman', 'Liberation Serif', 'Tinos'], 1.069, newsreader),
  fallback('Atkinson in Arial', ['Arial', 'Helvetica', 'Liberation Sans', 'Arimo'], 0.987, atkinson),
  fallback('Atkinson in Roboto', ['Roboto'], 0.98, atkinson),
];
