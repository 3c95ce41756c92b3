import type { CSSObject } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
import { fontFaces } from './fonts';
import { theme } from './theme';

type Sheet = Record<string, Record<string, string>>;

const sheets = theme.generateStyleSheets() as Sheet[];
const night = Object.assign({}, ...sheets.map((sheet) => sheet['[data-scheme="dark"]'])) as Sheet[string];

/** The dark scheme applies to screens only, never to print. */
const forScreens = sheets.map((sheet) =>
  '[data-scheme="dark"]' in sheet ? { '@media screen': sheet } : sheet,
);

/** Without JavaScript, the color scheme follows the system. */
const withoutScript = {
  '@media screen': {
    '@media (prefers-color-scheme: dark)': {
      ':root:not([data-scheme])': night,
    },
  },
};

/** Print: system colors, no controls, and the URLs of external links spelled out. */
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

const getVariable = (value: string) => /--[^,)]+/.exec(value)?.[0] ?? '';

const reducedMotion = {
  '*, *::before, *::after': {
    animationDuration: '0.01ms !important',
    animationIterationCount: '1 !important',
    // Exactly zero, because code that reads a computed color right after a change must get the new one.
    transitionDuration: '0s !important',
  },
};

const elements = ({ vars, typography, layout, families }: Theme) => ({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    WebkitTextSizeAdjust: '100%',
    // The site script sets it for an app bar of several rows.
    scrollPaddingTop: '6rem',
    // Room for a focus ring at the lower edge of the window.
    scrollPaddingBottom: '1rem',
    accentColor: vars.palette.primary.main,
    // The app bar scrolls away in low windows.
    '@media (max-height: 26rem)': { scrollPaddingTop: '0.5rem' },
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
    outline: `${layout.focusRing} solid ${vars.palette.primary.main}`,
    outlineOffset: '2px',
  },
  '::selection': { color: vars.palette.primary.contrastText, backgroundColor: vars.palette.primary.main },
  '@media (prefers-reduced-motion: reduce)': reducedMotion,
});

/** Controls whose state is shown by colors, which forced colors replace. */
const STATES = [
  ':is(a, button, [role="button"])[aria-current]:not([aria-current="false"])',
  ':is([role="tab"], [role="option"])[aria-selected="true"]',
  'button[aria-pressed="true"]',
];

/** `:root` makes the rule stronger than those of the components. */
const forcedColors = {
  '@media (forced-colors: active)': {
    [STATES.map((state) => `:root ${state}`).join(', ')]: { border: '3px solid Highlight' },
  },
};

/** View transitions between pages, unless motion is reduced. */
const betweenPages = {
  '@media (prefers-reduced-motion: no-preference)': { '@view-transition': { navigation: 'auto' } },
};

/**
 * Content that may be wrong for this visitor stays hidden until the script has checked; after 3 s it says that it is loading,
 * without taking up room.
 */
const uncertain = ({ spacing, vars }: Theme) => ({
  '@keyframes certain': { to: { visibility: 'visible' } },
  '@media (scripting: enabled)': {
    '[data-uncertain]': { visibility: 'hidden' },
    '[data-uncertain]::before': {
      content: '"Loading..."',
      position: 'absolute',
      insetInline: 0,
      padding: spacing(4),
      textAlign: 'center',
      color: vars.palette.text.secondary,
      animation: 'certain 0s 3s forwards',
    },
  },
});

/** The height of these depends on local data. The footer stays below the first view, so that it does not jump. */
const localContent = { '@media screen': { '[data-local-content]': { minHeight: '100svh' } } };

/** The notice that an island is still loading, made by its script. */
const stillLoading = ({ layout, spacing, vars }: Theme) => ({
  '[data-still-loading]': {
    padding: spacing(2),
    textAlign: 'center',
    backgroundColor: vars.palette.warning.container,
  },
  '[data-still-loading] button': {
    minHeight: layout.touchTarget,
    margin: spacing(1),
    border: `${layout.hairline} solid`,
    font: 'inherit',
  },
});

/** Where JavaScript is turned off, a notice takes the place of these. */
const needsScript = {
  // `:root` makes the rule stronger than those of the components.
  '@media (scripting: none)': { ':root [data-needs-script]': { display: 'none' } },
};

/** Controls that were pressed before their island was hydrated; the press is replayed. */
const pending = {
  '@keyframes pending': { from: { opacity: 0.45 }, to: { opacity: 0.9 } },
  '[data-pending]': {
    cursor: 'progress',
    animation: 'pending 0.6s ease-in-out infinite alternate',
    '@media (prefers-reduced-motion: reduce)': { opacity: 0.6, animation: 'none' },
  },
};

/** Base styles of every page: fonts, CSS variables of both schemes, bare elements. */
export const globalStyles = [
  ...fontFaces,
  ...forScreens,
  withoutScript,
  betweenPages,
  localContent,
  uncertain(theme),
  needsScript,
  pending,
  stillLoading(theme),
  forcedColors,
  elements(theme),
  onPaper(theme),
] as CSSObject[];
