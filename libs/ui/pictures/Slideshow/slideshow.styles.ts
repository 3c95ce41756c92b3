import type { Theme } from '@mui/material/styles';
import { dark } from '../../theme/palette.data';

const arrows = ({ measures, spacing, vars }: Theme) => ({
  '& .slick-arrow': {
    position: 'absolute',
    top: `calc(50% - ${measures.control} / 2)`,
    zIndex: 1,
    width: measures.control,
    height: measures.control,
    padding: spacing(1.25),
    color: dark.ink,
    backgroundColor: dark.veil,
    border: `${measures.hairline} solid ${dark.edge}`,
    borderRadius: measures.controlRadius,
    cursor: 'pointer',
    '&:hover': { backgroundColor: dark.page },
    '&:focus-visible': { outlineColor: vars.palette.accent.main, outlineOffset: '-3px' },
    '& > svg': { display: 'block', fill: 'none', stroke: 'currentColor', strokeWidth: 2 },
  },
  '& .slick-prev': { left: spacing(2) },
  '& .slick-next': { right: spacing(2) },
});

const foot = ({ measures, spacing, typography, vars }: Theme) => ({
  ...typography.overline,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: measures.control,
  marginTop: spacing(1),
  color: vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& > button': {
    ...typography.button,
    display: 'flex',
    alignItems: 'center',
    gap: spacing(1),
    minHeight: measures.touchTarget,
    // Aligns the icon with the picture's edge.
    marginLeft: spacing(-1),
    padding: spacing(0.5, 2, 0.5, 1),
    color: vars.palette.text.primary,
    background: 'none',
    border: `${measures.hairline} solid transparent`,
    borderRadius: measures.controlRadius,
    cursor: 'pointer',
    '&:hover': { borderColor: vars.palette.line.edge },
    '& > svg': { width: '1.5rem', height: '1.5rem', fill: 'currentColor' },
  },
});

/** The stage has a fixed aspect ratio and the footer a fixed height, to avoid layout shift on hydration. */
export const slideshowStyles = (theme: Theme) => ({
  '& > [data-part="stage"]': {
    position: 'relative' as const,
    overflow: 'hidden',
    backgroundColor: theme.vars.palette.ground,
    borderRadius: theme.measures.tileRadius,
  },
  // Absolute, because the slider sizes its slides by the container and must not widen it in turn.
  '& > [data-part="stage"] > *': { position: 'absolute' as const, inset: 0 },
  '& picture, & img': { display: 'block', width: '100%', height: 'auto' },
  ...arrows(theme),
  '& > [data-part="foot"]': foot(theme),
  // No controls in print, and only the current picture.
  '@media print': {
    '& .slick-arrow, & > [data-part="foot"], & .slick-slide:not(.slick-active)': {
      display: 'none !important',
    },
    // Overrides pixel sizes that were computed for the window.
    '& .slick-track, & .slick-slide': { left: '0 !important', width: '100% !important' },
  },
});
