import { styled } from '@mui/material/styles';
import type { CSSObject, Theme } from '@mui/material/styles';

/** The same condition as in the board: a narrow or portrait window. */
const NARROW = '@media (max-width: 47.99rem), (orientation: portrait)';
const SIDE = 'clamp(0.5rem, 2vw, 2rem)';

const stage = ({ theme: { measures, spacing, typography } }: { theme: Theme }): CSSObject => ({
  display: 'flex',
  flexDirection: 'column',
  gap: spacing(1),
  minHeight: `calc(100dvh - ${measures.bar})`,
  padding: `${spacing(1)} ${SIDE} 0`,
  '--board-line': '2.375rem',
  '& > [data-part="top"]': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 34rem) minmax(17rem, 22rem)',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: spacing(1, 3),
  },
  '& [data-part="title"]': { display: 'grid', gap: spacing(0.5), justifyItems: 'start' },
  '& [data-part="title"] > div > button': {
    minHeight: '1.875rem',
    padding: spacing(0, 1.25),
    fontSize: typography.caption.fontSize,
  },
  '& h1': { ...typography.h3, textWrap: 'nowrap' },
});

const boardArea = ({ theme: { typography, vars } }: { theme: Theme }): CSSObject => ({
  // Keeps a key that is focused by arrow keys, search or switch above the sentence instead of behind it.
  '& [data-place]': { scrollMarginBlock: '0.5rem 10rem' },
  '& > [data-part="board"]': { flex: '1 0 auto', display: 'grid' },
  '& > [data-part="without-script"]': {
    ...typography.body2,
    display: 'none',
    color: vars.palette.text.secondary,
    '@media (scripting: none)': { display: 'block' },
  },
  '&[data-large]': { '--board-line': '5rem' },
});

const smallWindows = ({ theme: { spacing, typography } }: { theme: Theme }): CSSObject => ({
  '@media (max-width: 63.99rem)': {
    '& > [data-part="top"]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(15rem, 20rem)' },
    '& [data-part="title"]': {
      gridColumn: '1 / -1',
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      gap: spacing(1),
    },
    '& h1': { fontSize: typography.h5.fontSize },
  },
  [NARROW]: {
    // Sixteen rows and the sentence fit the window height.
    '--board-line': 'clamp(2.375rem, (100dvh - 10rem) / 16, 5rem)',
    '&[data-large]': { '--board-line': '4.75rem' },
  },
  '@media (max-width: 39.99rem)': {
    '& > [data-part="top"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const Stage = styled('div')(stage, boardArea, smallWindows);

export const About = styled('div')(({ theme: { measures, spacing, vars } }) => ({
  display: 'grid',
  gap: spacing(5, 8),
  maxWidth: `calc(${measures.wide} + 2 * ${measures.gutter})`,
  marginInline: 'auto',
  padding: `${measures.section} ${measures.gutter}`,
  borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
  [`@media (min-width: ${measures.barFrom}px)`]: { gridTemplateColumns: '1fr 1fr' },
}));
