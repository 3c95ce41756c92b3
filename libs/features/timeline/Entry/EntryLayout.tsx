import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { CSSObject, Theme } from '@mui/material/styles';
import type { ElementType } from 'react';
import { wideScreen } from '../timeline.styles';

interface EntryGridProps {
  component: ElementType;
  /** The page of this entry. */
  isCurrent: boolean;
  /** On wide screens, the card is before the line and the date after it. */
  isReversed: boolean;
}

type SideProps = Pick<EntryGridProps, 'isReversed'>;

/** Read by the card and the sign of the entry. */
const highlight = ({ layout, vars }: Theme): CSSObject => ({
  '--Entry-background': vars.palette.background.paper,
  '--Entry-border': vars.palette.primary.main,
  '--Entry-outlineWidth': layout.focusRing,
});

const isStyleProp = (name: PropertyKey) => name === 'isCurrent' || name === 'isReversed';

/**
 * Date, sign and card of an entry. On wide screens the cards alternate sides; on narrow ones everything is on one side
 * of the line, and on a phone the card covers the line at full width.
 */
export const EntryGrid = styled(Box, { shouldForwardProp: (name) => !isStyleProp(name) })<EntryGridProps>(({
  theme,
  isCurrent,
  isReversed,
}) => {
  const { breakpoints, spacing, tileSizes } = theme;
  return {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${tileSizes.medium} minmax(0, 1fr)`,
    gridTemplateAreas: '"sign date" "sign card"',
    columnGap: spacing(2),
    rowGap: spacing(1.5),
    scrollMarginTop: spacing(6),
    breakInside: 'avoid',
    [breakpoints.down('sm')]: { gridTemplateAreas: '"sign date" "card card"' },
    [wideScreen(theme)]: {
      gridTemplateColumns: `minmax(0, 1fr) ${tileSizes.medium} minmax(0, 1fr)`,
      gridTemplateAreas: isReversed ? '"card sign date"' : '"date sign card"',
      columnGap: spacing(4),
    },
    ...(isCurrent && highlight(theme)),
    '&:target': highlight(theme),
  };
});

export const EntryDate = styled(Box, { shouldForwardProp: (name) => !isStyleProp(name) })<SideProps>(({
  theme,
  isReversed,
}) => {
  const { spacing, tileSizes } = theme;
  return {
    gridArea: 'date',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    alignSelf: 'center',
    gap: spacing(0.5, 2),
    minHeight: tileSizes.medium,
    paddingTop: spacing(0.75),
    [wideScreen(theme)]: {
      flexDirection: 'column',
      alignItems: isReversed ? 'flex-start' : 'flex-end',
      alignSelf: 'start',
      gap: 0,
      textAlign: isReversed ? 'start' : 'end',
    },
  };
});

export const EntrySign = styled(Box)(({ theme: { layout, spacing, vars } }) => ({
  gridArea: 'sign',
  alignSelf: 'start',
  borderRadius: layout.tileRadius,
  outline: `var(--Entry-outlineWidth, 0) solid ${vars.palette.primary.main}`,
  outlineOffset: spacing(0.5),
}));

export const EntryCard = styled(Stack)(({ theme: { breakpoints, layout, spacing, vars } }) => ({
  gridArea: 'card',
  gap: spacing(1.5),
  minWidth: 0,
  padding: spacing(2.5),
  backgroundColor: 'var(--Entry-background, transparent)',
  border: `${layout.hairline} solid var(--Entry-border, ${vars.palette.divider})`,
  borderRadius: layout.tileRadius,
  [breakpoints.down('sm')]: {
    padding: spacing(2),
    backgroundColor: `var(--Entry-background, ${vars.palette.background.default})`,
  },
}));
