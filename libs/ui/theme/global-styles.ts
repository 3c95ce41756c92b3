import type { CSSObject } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
import { fontFaces } from './fonts';
import { theme } from './theme';

type Sheet = Record<string, Record<string, string>>;

const sheets = theme.generateStyleSheets() as Sheet[];
const night = Object.assign({}, ...sheets.map((sheet) => sheet['[data-scheme="dark"]'])) as Sheet[string];

/** Paper is white, whatever the scheme of the screen: night is for screens alone. */
const forScreens = sheets.map((sheet) =>
  '[data-scheme="dark"]' in sheet ? { '@media screen': sheet } : sheet,
);

/** Before any script, or without one, the reader's machine chooses the scheme. */
const withoutScript = {
  '@media screen': {
    '@media (prefers-color-scheme: dark)': {
      ':root:not([data-scheme])': night,
    },
  },
};

/** Ink on paper: nothing that can only be pressed, and where a link leads stands beside it. */
const onPaper = ({ vars }: Theme) => {
  const inks = [vars.palette.text.primary, vars.palette.text.secondary, vars.palette.primary.main];
  return {
    '@media print': {
      ':root': Object.fromEntries(inks.map((ink) => [getVariable(ink), 'CanvasText'])),
      body: { color: 'CanvasText', backgroundColor: 'Canvas' },
      'video, form[method="get"], a[download]': { display: 'none' },
      'main a[href^="http"]::after': { content: '" (" attr(href) ")"' },
      'h1, h2, h3': { breakAfter: 'avoid' },
      'figure, img, svg, tr': { breakInside: 'avoid' },
    },
  };
};

/** `--x` of `var(--x, #000)`. */
const getVariable = (value: string) => /--[^,)]+/.exec(value)?.[0] ?? '';

const elements = ({ vars, typography, measures, families }: Theme) => ({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    WebkitTextSizeAdjust: '100%',
    scrollPaddingTop: '6rem',
    // A ring around what has the focus is seen whole at the window's lower edge too.
    scrollPaddingBottom: '1rem',
    accentColor: vars.palette.primary.main,
  },
  body: {
    ...typography.body1,
    margin: 0,
    minHeight: '100svh',
    color: vars.palette.text.primary,
    backgroundColor: vars.palette.background.default,
    fontFamily: families.sans,
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    overflowWrap: 'break-word',
  },
  'h1, h2, h3, h4, h5, h6, p, figure, dl, dd': { margin: 0 },
  p: { textWrap: 'pretty' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  'img, svg, video': { maxWidth: '100%', height: 'auto' },
  a: { color: vars.palette.primary.main, textDecorationThickness: '0.06em', textUnderlineOffset: '0.18em' },
  'a:hover': { textDecorationThickness: '0.12em' },
  ':focus-visible': {
    outline: `${measures.focusRing} solid ${vars.palette.primary.main}`,
    outlineOffset: '2px',
  },
  '::selection': { color: vars.palette.primary.contrastText, backgroundColor: vars.palette.primary.main },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Not the least while: what is asked for its colour right after a change must answer with the new one.
      transitionDuration: '0s !important',
    },
  },
});

/** One page gives way to the next without a flash, for those who like things to move. */
const betweenPages = {
  '@media (prefers-reduced-motion: no-preference)': { '@view-transition': { navigation: 'auto' } },
};

/** What may not be true of this visitor waits for the script that knows, but not for ever. */
const uncertain = {
  '@keyframes certain': { to: { visibility: 'visible' } },
  '@media (scripting: enabled)': {
    '[data-uncertain]': { visibility: 'hidden', animation: 'certain 0s 3s forwards' },
  },
};

/** What every page starts with: fonts, the variables of both schemes, the bare elements. */
export const globalStyles = [
  ...fontFaces,
  ...forScreens,
  withoutScript,
  betweenPages,
  uncertain,
  elements(theme),
  onPaper(theme),
] as CSSObject[];
