import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { magneticEdge } from '@paniscus/ui';
import type { ElementType } from 'react';

/** Tile size when the sentence has a row of its own. */
const COMPACT_TILE = 'var(--tile, 3rem)';
const SLOT_GAP = 'clamp(0.1875rem, 0.6vw, 0.625rem)';

/** On phones in landscape and at high zoom, the sentence is beside its controls and smaller. */
const LOW = '@media (max-height: 26rem)';
const LOW_AND_NARROW = '@media (max-height: 26rem) and (max-width: 35.99rem)';

/** With large text on a phone; unlike windows, containers are measured in the text size of the page. */
const LARGE_TEXT = '@container (max-width: 16rem)';

/** At a high zoom, unlike in large text on a phone, there is room for the line only when it offers an action. */
const lowAndNarrowLayout = {
  '--tile': '1.75rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"slots" "line" "controls"',
  '@media (max-height: 500px)': { '& > [data-status]:not(:has(button))': { display: 'none' } },
};

/** Sticks to the bottom of the window while any of the board is visible. */
export const Strip = styled(Box)(({ theme: { breakpoints, layout, spacing, vars } }) => ({
  '--slot': 'clamp(2.5rem, 6vw, 5.25rem)',
  '--word': '1.375rem',
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  isolation: 'isolate',
  containerType: 'inline-size',
  display: 'grid',
  gap: spacing(0.75, 3),
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(21rem, 28rem)',
  gridTemplateAreas: '"slots line" "slots controls"',
  padding: spacing(1, 0),
  paddingBottom: `max(${spacing(1)}, env(safe-area-inset-bottom))`,
  backgroundColor: vars.palette.background.default,
  borderTop: `${layout.hairline} solid ${vars.palette.divider}`,
  [breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"slots" "line" "controls"',
    gap: spacing(0.5),
    paddingBlock: spacing(0.5),
    // The words are shown in a single line instead, like subtitles.
    '--word': '0px',
    '--slot': '1fr',
  },
  [LOW]: {
    '--tile': '2.25rem',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"line line" "slots controls"',
    gap: spacing(0, 1),
    paddingBlock: spacing(0.25),
    '--word': '0px',
    '--slot': '1fr',
  },
  [LOW_AND_NARROW]: lowAndNarrowLayout,
  // The board needs the room.
  [LARGE_TEXT]: {
    '& [data-hint]': { display: 'none' },
    // A part of the third line shows that there is more.
    '& [data-status] p[tabindex]': { maxHeight: '2.6lh', overflowY: 'auto' },
  },
}));

/** In one line, which scrolls sideways. */
const singleLine = { display: 'flex', overflowX: 'auto', '& > *': { flex: 'none' } } as const;

/** Above the sentence; phrases and suggestions share one line where the window is low or the text is large. */
export const SuggestionRows = styled(Box)(({ theme: { spacing } }) => ({
  gridRow: 'span 1 / 1',
  gridColumn: '1 / -1',
  minWidth: 0,
  columnGap: spacing(0.75),
  [LOW]: singleLine,
  [LARGE_TEXT]: singleLine,
}));

/** Row of eight columns. The empty slots are drawn below the list, so that the list contains only signs. */
export const SlotRow = styled(Box)({
  gridArea: '1 / 1',
  display: 'grid',
  gridTemplateColumns: 'repeat(8, minmax(0, var(--slot)))',
  columnGap: SLOT_GAP,
  alignContent: 'start',
  margin: 0,
  padding: 0,
  listStyle: 'none',
}) as typeof Box;

export const EmptySlot = styled(Box)(({ theme: { breakpoints, layout, vars } }) => ({
  aspectRatio: '1',
  backgroundColor: vars.palette.background.subtle,
  border: `${layout.hairline} solid ${vars.palette.divider}`,
  borderRadius: layout.tileRadius,
  [breakpoints.down('md')]: { width: '100%', maxWidth: COMPACT_TILE, marginInline: 'auto' },
  [LOW]: { width: '100%', maxWidth: COMPACT_TILE, marginInline: 'auto' },
}));

type SlotProps = { component?: ElementType; isPlaying: boolean };

const slotOptions = { shouldForwardProp: (name: PropertyKey) => name !== 'isPlaying' };

export const Slot = styled(
  Box,
  slotOptions,
)<SlotProps>(({ theme: { motions } }) => ({
  position: 'relative',
  minWidth: 0,
  transition: `transform ${motions.quick}`,
  variants: [
    {
      props: { isPlaying: true },
      style: {
        transform: 'translateY(-3px)',
        '@media (prefers-reduced-motion: reduce)': { transform: 'none' },
      },
    },
  ],
}));

export const SlotTile = styled(
  Box,
  slotOptions,
)<SlotProps>(({ theme: { breakpoints, vars } }) => ({
  [breakpoints.down('md')]: { maxWidth: COMPACT_TILE, marginInline: 'auto' },
  [LOW]: { maxWidth: COMPACT_TILE, marginInline: 'auto' },
  variants: [
    {
      props: { isPlaying: true },
      style: { outline: `3px solid ${vars.palette.text.primary}`, outlineOffset: '1px' },
    },
  ],
}));

export const SlotWord = styled(
  Box,
  slotOptions,
)<SlotProps>(({ theme: { breakpoints, typography, wordSizes } }) => ({
  ...typography.caption,
  overflow: 'hidden',
  fontSize: wordSizes.slot,
  lineHeight: 'var(--word)',
  textAlign: 'center',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [breakpoints.down('md')]: { display: 'none' },
  [LOW]: { display: 'none' },
  variants: [{ props: { isPlaying: true }, style: { fontWeight: 700, textDecoration: 'underline' } }],
}));

/** The icon is in the corner of the tile; the target is as large as the tile allows. */
export const RemoveButton = styled(ButtonBase)(({ theme: { breakpoints, vars } }) => ({
  '--icon-background': vars.palette.background.paper,
  position: 'absolute',
  top: 0,
  right: 0,
  display: 'grid',
  placeItems: 'start end',
  width: 'min(3rem, 100%)',
  height: 'min(3rem, 100%)',
  borderRadius: vars.shape.borderRadius,
  '&:hover': { '--icon-background': vars.palette.background.subtle },
  [breakpoints.down('md')]: { right: `max(0px, 50% - ${COMPACT_TILE} / 2)` },
  [LOW]: { right: `max(0px, 50% - ${COMPACT_TILE} / 2)` },
}));

export const ControlButton = styled(Button)(({ theme: { breakpoints, layout, spacing, typography } }) => ({
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: layout.controlHeight,
  padding: spacing(0.5, 1.5),
  fontSize: typography.body2.fontSize,
  touchAction: 'manipulation',
  ...magneticEdge(spacing(0.75)),
  [breakpoints.down('md')]: { paddingInline: spacing(1) },
  [LOW_AND_NARROW]: { paddingInline: spacing(0.5) },
}));
