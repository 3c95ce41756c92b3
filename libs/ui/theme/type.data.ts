/** Families, sizes and weights of all text. Sizes are fluid between 360 px and 1440 px windows. */

export const serif = "'Newsreader', 'Newsreader in Georgia', 'Newsreader in Times', Georgia, serif";
export const sans =
  "'Atkinson Hyperlegible Next', 'Atkinson in Arial', 'Atkinson in Roboto', system-ui, sans-serif";
export const mono = "'Atkinson Hyperlegible Mono', ui-monospace, monospace";

/** Fluid size in rem, from phone to desktop. */
function fluid(phone: number, admin: number): string {
  const slope = ((admin - phone) * 16) / (1440 - 360);
  const base = phone - (slope * 360) / 16;
  return `clamp(${phone}rem, ${base.toFixed(4)}rem + ${(slope * 100).toFixed(4)}vw, ${admin}rem)`;
}

/** Font sizes of words on keys and below signs; most grow with the window, as keys do. */
export const wordSizes = {
  tiny: '0.75rem',
  large: '0.875rem',
  huge: '2.5rem',
  key: 'clamp(0.6875rem, 0.98vw, 1rem)',
  tightKey: 'clamp(0.625rem, 0.9vw, 0.9375rem)',
  wrappedKey: 'clamp(0.5625rem, 0.86vw, 0.8125rem)',
  slot: 'clamp(0.75rem, 0.92vw, 1rem)',
  /** A sentence that a partner reads across a table. */
  spoken: 'clamp(2.5rem, 12vmin, 9rem)',
} as const;

const heading = {
  fontFamily: serif,
  textWrap: 'balance',
  hyphens: 'auto',
  hyphenateLimitChars: '14 5 5',
} as const;

export const type = {
  fontFamily: sans,
  fontWeightLight: 400,
  fontWeightRegular: 400,
  fontWeightMedium: 500,
  fontWeightBold: 700,
  h1: {
    ...heading,
    // Large text on a phone: a word of fourteen letters still fits into a line; longer ones are hyphenated.
    fontSize: `min(${fluid(2.25, 3.75)}, 12.5vw)`,
    lineHeight: 1.06,
    fontWeight: 480,
    letterSpacing: '-0.022em',
  },
  h2: {
    ...heading,
    fontSize: fluid(1.625, 2.25),
    lineHeight: 1.14,
    fontWeight: 500,
    letterSpacing: '-0.014em',
  },
  h3: {
    ...heading,
    fontSize: fluid(1.3125, 1.5625),
    lineHeight: 1.24,
    fontWeight: 520,
    letterSpacing: '-0.008em',
  },
  h4: { ...heading, fontSize: fluid(1.125, 1.25), lineHeight: 1.32, fontWeight: 560, letterSpacing: 0 },
  h5: { ...heading, fontSize: '1.0625rem', lineHeight: 1.4, fontWeight: 600, letterSpacing: 0 },
  h6: { ...heading, fontSize: '1rem', lineHeight: 1.4, fontWeight: 600, letterSpacing: 0 },
  subtitle1: {
    fontFamily: serif,
    fontSize: fluid(1.1875, 1.5),
    lineHeight: 1.42,
    fontWeight: 400,
    letterSpacing: 0,
  },
  subtitle2: { fontSize: '0.9375rem', lineHeight: 1.5, fontWeight: 600, letterSpacing: 0 },
  body1: { fontSize: fluid(1.0625, 1.125), lineHeight: 1.62, letterSpacing: 0 },
  body2: { fontSize: '1rem', lineHeight: 1.5, letterSpacing: 0 },
  button: {
    fontSize: '1.0625rem',
    lineHeight: 1.25,
    fontWeight: 600,
    letterSpacing: '0.005em',
    textTransform: 'none',
  },
  caption: { fontSize: '0.9375rem', lineHeight: 1.45, letterSpacing: 0 },
  overline: {
    fontSize: '0.8125rem',
    lineHeight: 1.4,
    fontWeight: 600,
    letterSpacing: '0.09em',
    textTransform: 'uppercase',
  },
} as const;
