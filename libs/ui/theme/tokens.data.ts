/** Lengths shared by several components. The grid is 8 px: `theme.spacing(n)`. */
export const layout = {
  /** Longest line of running text. */
  readingWidth: '68ch',
  formWidth: '36rem',
  pageWidth: '72rem',
  appBarRow: '4.5rem',
  /** The site script sets the variable when large text breaks the app bar into rows. */
  appBarHeight: 'var(--app-bar-height, 4.5rem)',
  touchTarget: '2.75rem',
  controlHeight: '3rem',
  tileRadius: '2px',
  hairline: '1px',
  focusRing: '3px',
  /** Second line inside the border of what is selected. */
  selectionRing: '2px',
  /** Bar beside the current item of a navigation. */
  currentMark: '3px',
  /** Box of a checkbox or radio button. */
  controlMark: '1.5rem',
  /** Round ends, whatever the height. */
  pillRadius: '99px',
  /** Height that a message at the edge of the window may cover. */
  messageRoom: '9rem',
  gutter: 'clamp(min(1.25rem, 6.25vw), 0.25rem + 4.4vw, 4rem)',
  section: 'clamp(2.5rem, 1.5rem + 4.4vw, 5.5rem)',
} as const;

export const tileSizes = {
  tiny: '1.25rem',
  small: '2rem',
  medium: '3rem',
  large: '5rem',
  huge: '8rem',
} as const;

export const relief = {
  raised: 'inset 0 -3px 0 rgb(0 0 0 / 0.26), inset 0 1px 0 rgb(255 255 255 / 0.2)',
  pressed: 'inset 0 3px 0 rgb(0 0 0 / 0.34), inset 0 -1px 0 rgb(255 255 255 / 0.12)',
} as const;

/** Windows that are too narrow for a component at its text size, unlike `theme.breakpoints`. */
export const windows = {
  narrow: '@media (max-width: 30rem)',
  narrower: '@media (max-width: 27rem)',
  narrowest: '@media (max-width: 22rem)',
} as const;

export type TileSize = keyof typeof tileSizes;

export const motion = {
  quick: '120ms cubic-bezier(0.2, 0, 0, 1)',
  calm: '480ms cubic-bezier(0.2, 0, 0, 1)',
  draw: '2400ms cubic-bezier(0.45, 0, 0.2, 1)',
} as const;
