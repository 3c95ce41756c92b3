import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

/** The same condition as in the board: a narrow or portrait window. */
const NARROW = '@media (max-width: 47.99rem), (orientation: portrait)';

/** Below this width, the title has a row of its own. */
const COMPACT_HEADER = 1024;

interface StageProps {
  hasLargeKeys: boolean;
}

/** Fills the window. `--board-line` is the minimum height of a board row. */
export const Stage = styled(Box, { shouldForwardProp: (name) => name !== 'hasLargeKeys' })<StageProps>(
  ({ theme: { layout, spacing }, hasLargeKeys }) => ({
    '--board-line': hasLargeKeys ? '5rem' : '3rem',
    '--suggestions': '0rem',
    // Keeps a key that is focused by arrow keys, search or switch above the sentence instead of behind it.
    '--key-scroll-margin': '0.5rem min(10rem + var(--suggestions), 100dvh - 11rem)',
    '&:has([data-scan-group="suggestions"])': { '--suggestions': '3.75rem' },
    '@media (min-height: 26.01rem)': {
      '&:has([data-scan-group="suggestions"] + [data-scan-group="suggestions"])': {
        '--suggestions': '7.5rem',
      },
    },
    display: 'flex',
    flexDirection: 'column',
    gap: spacing(1),
    minHeight: `calc(100dvh - ${layout.appBarHeight})`,
    padding: `${spacing(1)} clamp(${spacing(1)}, 2vw, ${spacing(4)}) 0`,
    '@media (max-height: 26rem)': { '--key-scroll-margin': '0.25rem calc(6rem + var(--suggestions))' },
    [NARROW]: {
      // Sixteen rows and the sentence fit a high window.
      '--board-line': hasLargeKeys ? '4.75rem' : 'clamp(3rem, (100dvh - 10rem) / 16, 5rem)',
    },
  }),
);

/** In a row, as far as the text size leaves room. */
export const Header = styled(Box)(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: spacing(1, 3),
  '& :is(a, button, input)': { scrollMarginBlock: 'var(--key-scroll-margin)' },
})) as typeof Box;

export const PanelArea = styled(Box)(({ theme: { breakpoints } }) => ({
  flex: '1 1 8rem',
  [breakpoints.up(COMPACT_HEADER)]: { maxWidth: '34rem' },
  [breakpoints.down('sm')]: { flexBasis: '100%' },
}));

export const SoundArea = styled(Box)(({ theme: { breakpoints } }) => ({
  flex: '1 1 17rem',
  maxWidth: '22rem',
  [breakpoints.down(COMPACT_HEADER)]: { flex: '0 0 20rem', maxWidth: '100%' },
  [breakpoints.down('sm')]: { flexBasis: '100%' },
}));

/** The page title and the tools beside or below it. */
export const TitleBar = styled(Box)(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(0.5),
  justifyItems: 'start',
  [breakpoints.down(COMPACT_HEADER)]: {
    flexBasis: '100%',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: spacing(1),
  },
})) as typeof Box;

export const Title = styled(Typography)(({ theme: { breakpoints, typography } }) => ({
  textWrap: 'nowrap',
  [breakpoints.down(COMPACT_HEADER)]: { fontSize: typography.h5.fontSize },
})) as typeof Typography;

/** The sections below the board. */
export const About = styled(Box)(({ theme: { breakpoints, layout, spacing, vars } }) => ({
  display: 'grid',
  gap: spacing(5, 8),
  maxWidth: `calc(${layout.pageWidth} + 2 * ${layout.gutter})`,
  marginInline: 'auto',
  padding: `${layout.section} ${layout.gutter}`,
  borderTop: `${layout.hairline} solid ${vars.palette.divider}`,
  [breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
})) as typeof Box;

/** Without its keys while the page knows that another board than the one of the server comes next. */
export const BoardSection = styled(Box)({
  flex: '1 0 auto',
  display: 'grid',
  '[data-pending-board] &': { visibility: 'hidden' },
});
