import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { keyframes, styled } from '@mui/material/styles';
import { wideScreen } from '../timeline.styles';

const growDown = keyframes`
  from { scale: 1 0; }
  to { scale: 1 1; }
`;

/** Timeline entries. Scroll progress is drawn on the line in browsers with scroll-driven animations. */
export const TimelineList = styled(List)(({ theme }) => {
  const { tileSizes, vars } = theme;
  const line = { content: '""', position: 'absolute', insetBlock: 0, zIndex: -1, width: '3px' } as const;
  const center = `calc(${tileSizes.medium} / 2 - 1.5px)`;
  return {
    isolation: 'isolate',
    viewTimeline: '--timeline block',
    viewTimelineInset: '50% 50%',
    '&::before': { ...line, insetInlineStart: center, backgroundColor: vars.palette.divider },
    '&::after': {
      ...line,
      insetInlineStart: center,
      transformOrigin: 'top',
      backgroundColor: vars.palette.primary.main,
      scale: '1 0',
    },
    '@media (prefers-reduced-motion: no-preference)': {
      '@supports (animation-timeline: view())': {
        '&::after': { animation: `${growDown} linear both`, animationTimeline: '--timeline' },
      },
    },
    [wideScreen(theme)]: { '&::before, &::after': { insetInlineStart: 'calc(50% - 1.5px)' } },
    '@media print': { '&::after': { display: 'none' } },
  };
}) as typeof List;

/** Heading of a century on the line. */
export const CenturyHeading = styled(Typography)(({ theme }) => {
  const { layout, spacing, vars } = theme;
  return {
    width: 'fit-content',
    marginBottom: spacing(5),
    padding: spacing(1, 2.5, 0.25),
    scrollMarginTop: spacing(6),
    fontVariantNumeric: 'lining-nums',
    color: vars.palette.primary.contrastText,
    backgroundColor: vars.palette.primary.main,
    borderRadius: layout.tileRadius,
    printColorAdjust: 'exact',
    breakAfter: 'avoid',
    [wideScreen(theme)]: { marginInline: 'auto' },
  };
});
