import type { CSSObject, Theme } from '@mui/material/styles';
import { magneticEdge } from '../magnetic-edge';
import { boardClasses as classes } from './board-classes';

const key = ({ layout, motions, relief, spacing, vars }: Theme): CSSObject => ({
  appearance: 'none',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  height: '100%',
  margin: 0,
  padding: spacing(0.125, 0.25, 0.5),
  border: 0,
  borderRadius: layout.tileRadius,
  cursor: 'pointer',
  userSelect: 'none',
  // A fast second tap is a second press, never a zoom.
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  // The class color is part of the sign, also in forced-colors mode.
  forcedColorAdjust: 'none',
  boxShadow: relief.raised,
  // Space for what covers the board, such as a sentence at the bottom of the window.
  scrollMarginBlock: 'var(--key-scroll-margin, 0px)',
  // A stacking context and a transform at rest, so that presses only repaint and do not lay out the board.
  position: 'relative',
  transform: 'translateY(0)',
  transition: `transform ${motions.quick}, box-shadow ${motions.quick}`,
  '@media (hover: hover)': { '&:hover': { filter: 'brightness(1.08)' } },
  '&:active': { transform: 'translateY(2px)', boxShadow: relief.pressed, transitionDuration: '0s' },
  '&:focus-visible': {
    zIndex: 1,
    outlineColor: vars.palette.text.primary,
    outlineOffset: 0,
    boxShadow: `inset 0 0 0 ${layout.focusRing} ${vars.palette.background.paper}`,
  },
  ...magneticEdge('var(--key-gap)'),
  '& > svg': { flex: '1 1 0', width: '100%', height: 'auto', minHeight: 0, aspectRatio: 'auto' },
});

const keyColors = ({ vars }: Theme): CSSObject =>
  Object.fromEntries(
    Object.entries(vars.palette.lexigram).map(([name, { tile, sign }]) => [
      `& .${classes[name as keyof typeof classes]}`,
      { backgroundColor: tile, color: sign },
    ]),
  );

const keyStates = ({ layout, vars }: Theme): CSSObject => ({
  [`& .${classes.pressedKey}:not(:focus-visible, :active)`]: {
    boxShadow: `inset 0 0 0 ${layout.selectionRing} currentcolor`,
  },
  [`& .${classes.soundingKey}`]: {
    zIndex: 1,
    transform: 'scale(1.06)',
    outline: `3px solid ${vars.palette.text.primary}`,
    outlineOffset: 0,
  },
  [`& .${classes.selectedKey}`]: {
    outline: `${layout.focusRing} solid ${vars.palette.accent.main}`,
    outlineOffset: '-1px',
  },
  [`& .${classes.ownKey}`]: {
    color: vars.palette.text.primary,
    backgroundColor: vars.palette.background.paper,
    border: `2px solid ${vars.palette.outline}`,
  },
  // A folder in the corner, in addition to the accessible name.
  [`& .${classes.folderKey}::after`]: {
    content: '""',
    position: 'absolute',
    top: '4px',
    right: '4px',
    width: '1.125rem',
    height: '0.875rem',
    backgroundColor: 'currentcolor',
    clipPath: 'polygon(0 0, 40% 0, 52% 20%, 100% 20%, 100% 100%, 0 100%)',
  },
  [`& .${classes.hiddenKey}`]: { borderStyle: 'dashed' },
  [`& .${classes.hiddenKey} > *`]: { opacity: 0.35 },
  [`& .${classes.emptyKey}`]: {
    color: vars.palette.text.secondary,
    backgroundColor: 'transparent',
    border: `1px dashed ${vars.palette.outline}`,
    boxShadow: 'none',
  },
});

/** Scaled to the key, whatever its proportions. */
const picture: CSSObject = {
  flex: '1 1 0',
  width: '100%',
  minHeight: 0,
  objectFit: 'contain',
  pointerEvents: 'none',
};

/** Rather broken than cut off when the text is large. */
const word = ({ wordSizes }: Theme): CSSObject => ({
  display: 'block',
  flex: 'none',
  maxWidth: '100%',
  overflow: 'hidden',
  fontSize: wordSizes.key,
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

const words = (theme: Theme): CSSObject => ({
  [`& .${classes.word}`]: word(theme),
  [`& .${classes.picture}`]: picture,
  // Without a picture, the word is all there is on the key.
  [`& .${classes.word}.${classes.wordOnly}.${classes.wordOnly}`]: {
    display: 'block',
    fontSize: theme.wordSizes.large,
  },
  [`& .${classes.tightWord}`]: { fontSize: theme.wordSizes.tightKey, letterSpacing: '-0.01em' },
  [`& .${classes.wrappedWord}`]: {
    textWrap: 'balance',
    fontSize: theme.wordSizes.wrappedKey,
    lineHeight: 1.05,
    // Otherwise the descenders of the last line would be cut off.
    paddingBottom: '0.15em',
  },
});

export const keyStyles = (theme: Theme): CSSObject => ({
  [`& .${classes.key}`]: key(theme),
  ...words(theme),
  ...keyColors(theme),
  ...keyStates(theme),
});
