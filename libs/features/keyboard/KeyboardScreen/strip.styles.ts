import { styled } from '@mui/material/styles';
import type { CSSObject, Theme } from '@mui/material/styles';

/** Tile size when the sentence has a row of its own. */
const SMALL_TILE = '3rem';
const GAP = 'clamp(0.1875rem, 0.6vw, 0.625rem)';

const slots = ({ measures, vars }: Theme) => ({
  display: 'grid',
  minWidth: 0,
  // Empty slots are drawn below the list, so that the list contains only signs.
  '& > ol, & > [data-part="places"]': {
    gridArea: '1 / 1',
    display: 'grid',
    gridTemplateColumns: 'repeat(8, minmax(0, var(--slot)))',
    columnGap: GAP,
    alignContent: 'start',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& > ol': { zIndex: 1 },
  '& > [data-part="places"]': { paddingBottom: 'var(--word)' },
  '& > [data-part="places"] > i': {
    aspectRatio: 1,
    backgroundColor: vars.palette.ground,
    border: `${measures.hairline} solid ${vars.palette.divider}`,
    borderRadius: measures.tileRadius,
  },
});

const removeButton = ({ measures, vars }: Theme): CSSObject => ({
  position: 'absolute',
  top: 0,
  right: 0,
  display: 'grid',
  placeItems: 'start end',
  width: '1.5rem',
  height: '1.5rem',
  padding: 0,
  background: 'none',
  border: 0,
  cursor: 'pointer',
  '& > svg': {
    width: '0.9375rem',
    height: '0.9375rem',
    padding: '2px',
    fill: 'none',
    stroke: vars.palette.text.primary,
    strokeWidth: 1.6,
    strokeLinecap: 'round',
    backgroundColor: vars.palette.background.paper,
    borderRadius: `0 ${measures.tileRadius} 0 6px`,
  },
  '&:hover > svg': { backgroundColor: vars.palette.ground },
});

const slot = (theme: Theme): CSSObject => ({
  position: 'relative',
  minWidth: 0,
  transition: `transform ${theme.motions.quick}`,
  '& > [data-part="word"]': {
    ...theme.typography.caption,
    display: 'block',
    overflow: 'hidden',
    fontSize: 'clamp(0.75rem, 0.92vw, 1rem)',
    lineHeight: 'var(--word)',
    textAlign: 'center',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > button': removeButton(theme),
  '&[data-sounding]': {
    transform: 'translateY(-3px)',
    '& > svg': { outline: `3px solid ${theme.vars.palette.text.primary}`, outlineOffset: '1px' },
    '& > [data-part="word"]': { fontWeight: 700, textDecoration: 'underline' },
  },
  '@media (prefers-reduced-motion: reduce)': { '&[data-sounding]': { transform: 'none' } },
});

const controls = ({ spacing, typography }: Theme) => ({
  display: 'flex',
  gap: spacing(0.75),
  '& > button': {
    flex: '1 1 auto',
    minWidth: 0,
    minHeight: '2.75rem',
    padding: spacing(0.5, 1.5),
    fontSize: typography.body2.fontSize,
    touchAction: 'manipulation' as const,
  },
});

/** Sticks to the bottom of the window while any of the board is visible. */
export const Strip = styled('div')(({ theme }) => ({
  '--slot': 'clamp(2.5rem, 6vw, 5.25rem)',
  '--word': '1.375rem',
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  isolation: 'isolate',
  display: 'grid',
  gap: theme.spacing(0.75, 3),
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(21rem, 28rem)',
  gridTemplateAreas: '"slots line" "slots controls"',
  padding: theme.spacing(1, 0),
  paddingBottom: `max(${theme.spacing(1)}, env(safe-area-inset-bottom))`,
  backgroundColor: theme.vars.palette.background.default,
  borderTop: `${theme.measures.hairline} solid ${theme.vars.palette.divider}`,
  '& > [data-part="line"]': { gridArea: 'line', minWidth: 0 },
  '& > [data-part="slots"]': { gridArea: 'slots', ...slots(theme) },
  '& li': slot(theme),
  '& > [data-part="controls"]': { gridArea: 'controls', ...controls(theme) },
  // In a low window or at high zoom it would cover the board.
  '@media (max-height: 26rem)': { position: 'static' },
  '@media (max-width: 59.99rem)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"slots" "line" "controls"',
    gap: theme.spacing(0.5),
    paddingBlock: theme.spacing(0.5),
    // The words are shown in a single line instead, like subtitles.
    '--word': '0px',
    '--slot': '1fr',
    '& li > [data-part="word"]': { display: 'none' },
    '& li > svg, & [data-part="places"] > i': {
      width: '100%',
      maxWidth: SMALL_TILE,
      marginInline: 'auto',
    },
    '& li > button': { right: `max(0px, 50% - ${SMALL_TILE} / 2)` },
  },
}));
