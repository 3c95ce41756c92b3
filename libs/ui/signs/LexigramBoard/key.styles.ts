import type { CSSObject, Theme } from '@mui/material/styles';
import { magneticEdge } from '../magnetic-edge';
import { boardClasses as classes } from './board-classes';
import { wordStyles } from './word.styles';

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

export const keyStyles = (theme: Theme): CSSObject => ({
  [`& .${classes.key}`]: key(theme),
  ...wordStyles(theme),
  ...keyColors(theme),
  ...keyStates(theme),
});
