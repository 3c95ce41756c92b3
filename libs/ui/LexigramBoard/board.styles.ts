import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { contrastStyles } from './contrast.styles';
import { NARROW } from './use-board-columns';

const classColors = ({ vars }: Theme) =>
  Object.fromEntries(
    Object.entries(vars.palette.lexigram).map(([name, { tile, sign }]) => [
      `& [data-class="${name}"] > button`,
      { backgroundColor: tile, color: sign },
    ]),
  );

const key = ({ measures, motions, relief, vars }: Theme) => ({
  appearance: 'none' as const,
  display: 'flex',
  flexDirection: 'column' as const,
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  height: '100%',
  margin: 0,
  padding: '1px 2px 4px',
  border: 0,
  borderRadius: measures.tileRadius,
  cursor: 'pointer',
  userSelect: 'none' as const,
  // A fast second tap is a second press, never a zoom.
  touchAction: 'manipulation' as const,
  WebkitTapHighlightColor: 'transparent',
  // The class color is part of the sign, also in forced-colors mode.
  forcedColorAdjust: 'none' as const,
  boxShadow: relief.raised,
  // A stacking context and a transform at rest, so that presses only repaint and do not lay out the board.
  position: 'relative' as const,
  transform: 'translateY(0)',
  transition: `transform ${motions.quick}, box-shadow ${motions.quick}`,
  '@media (hover: hover)': { '&:hover': { filter: 'brightness(1.08)' } },
  '&:active': { transform: 'translateY(2px)', boxShadow: relief.pressed, transitionDuration: '0s' },
  '&:focus-visible': {
    zIndex: 1,
    outlineColor: vars.palette.text.primary,
    outlineOffset: 0,
    boxShadow: `inset 0 0 0 3px ${vars.palette.background.paper}`,
  },
  '& > svg': { flex: '1 1 0', width: '100%', height: 'auto', minHeight: 0, aspectRatio: 'auto' },
});

const word = {
  display: 'none',
  flex: 'none',
  maxWidth: '100%',
  overflow: 'hidden',
  fontSize: 'clamp(0.6875rem, 0.98vw, 1rem)',
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center' as const,
  whiteSpace: 'nowrap' as const,
  '&[data-fit="tight"]': { fontSize: 'clamp(0.625rem, 0.9vw, 0.9375rem)', letterSpacing: '-0.01em' },
  '&[data-fit="lines"]': {
    whiteSpace: 'normal' as const,
    textWrap: 'balance' as const,
    fontSize: 'clamp(0.5625rem, 0.86vw, 0.8125rem)',
    lineHeight: 1,
  },
};

const withRoom = {
  '@media (min-width: 60rem) and (min-height: 38rem) and (orientation: landscape)': { display: 'block' },
  '@media (min-width: 40rem) and (min-height: 48rem) and (orientation: portrait)': { display: 'block' },
};

const states = ({ vars }: Theme) => ({
  '& [data-pressed] > button:not(:focus-visible, :active)': { boxShadow: 'inset 0 0 0 2px currentcolor' },
  '& [data-sounding] > button': {
    zIndex: 1,
    transform: 'scale(1.06)',
    outline: `3px solid ${vars.palette.text.primary}`,
    outlineOffset: 0,
  },
  '& [data-class="none"] > button': {
    color: vars.palette.text.secondary,
    backgroundColor: 'transparent',
    border: `1px dashed ${vars.palette.line.edge}`,
    boxShadow: 'none',
  },
});

/** Rows share the available height; `--board-line` is the minimum height of a row. */
export const Grid = styled('div')(({ theme }) => ({
  '--columns': 16,
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
  gridAutoRows: 'minmax(var(--board-line, 2.375rem), 1fr)',
  gap: 'clamp(2px, 0.3vw, 4px)',
  height: '100%',
  [`@media ${NARROW}`]: { '--columns': 8 },
  '&[data-large]': { '--columns': 8, [`@media ${NARROW}`]: { '--columns': 4 } },
  // Row wrappers exist for screen readers only; visually there is one grid.
  '& [role="row"], & [role="presentation"]': { display: 'contents' },
  '& [role="gridcell"]': { minWidth: 0 },
  '& [role="gridcell"] > button': key(theme),
  '& [role="gridcell"] > button > span': { ...word, ...withRoom },
  '&[data-large] [role="gridcell"] > button > span': { display: 'block', fontSize: '0.875rem' },
  '&[data-wordless] [role="gridcell"] > button > span': { display: 'none' },
  ...classColors(theme),
  ...states(theme),
  ...contrastStyles(theme),
}));
