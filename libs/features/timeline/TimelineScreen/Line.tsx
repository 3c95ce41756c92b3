import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';

export const Rooms = styled('div')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(4),
  '& > div': { minWidth: 0 },
  '& [data-part="note"]': {
    ...typography.caption,
    maxWidth: measures.reading,
    marginBottom: spacing(5),
    color: vars.palette.text.secondary,
  },
  [`@media (min-width: ${measures.barFrom}px)`]: {
    gridTemplateColumns: `${spacing(9)} minmax(0, 1fr)`,
    columnGap: spacing(5),
  },
}));

const walk = keyframes`
  from { scale: 1 0; }
  to { scale: 1 1; }
`;

/** Timeline entries. Scroll progress is drawn on the line in browsers with scroll-driven animations. */
export const Line = styled('ol')(({ theme: { measures, spacing, tileSizes, vars } }) => {
  const stroke = { content: '""', position: 'absolute', insetBlock: 0, zIndex: -1, width: '3px' } as const;
  const center = `calc(${tileSizes.medium} / 2 - 1.5px)`;
  return {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    viewTimeline: '--walk block',
    viewTimelineInset: '50% 50%',
    '& > li': { minWidth: 0, paddingBottom: spacing(5) },
    '&::before': { ...stroke, insetInlineStart: center, backgroundColor: vars.palette.divider },
    '&::after': {
      ...stroke,
      insetInlineStart: center,
      transformOrigin: 'top',
      backgroundColor: vars.palette.primary.main,
      scale: '1 0',
    },
    '@media (prefers-reduced-motion: no-preference)': {
      '@supports (animation-timeline: view())': {
        '&::after': { animation: `${walk} linear both`, animationTimeline: '--walk' },
      },
    },
    [`@media screen and (min-width: ${measures.barFrom}px)`]: {
      '&::before, &::after': { insetInlineStart: 'calc(50% - 1.5px)' },
    },
    '@media print': { '&::after': { display: 'none' } },
  };
});

export const Station = styled('h2')(({ theme: { measures, spacing, typography, vars } }) => ({
  ...typography.h2,
  width: 'fit-content',
  marginBottom: spacing(5),
  padding: spacing(1, 2.5, 0.25),
  scrollMarginTop: spacing(6),
  fontVariantNumeric: 'lining-nums',
  color: vars.palette.primary.contrastText,
  backgroundColor: vars.palette.primary.main,
  borderRadius: measures.tileRadius,
  printColorAdjust: 'exact',
  breakAfter: 'avoid',
  [`@media screen and (min-width: ${measures.barFrom}px)`]: { marginInline: 'auto' },
}));

export const End = styled('section')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: spacing(2),
  paddingTop: spacing(4),
  borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
  '& > h2': typography.h2,
  '& > p': { maxWidth: measures.reading },
  '& > [data-part="ways"]': { display: 'flex', flexWrap: 'wrap', gap: spacing(2), marginTop: spacing(1) },
  '@media print': { display: 'none' },
}));
