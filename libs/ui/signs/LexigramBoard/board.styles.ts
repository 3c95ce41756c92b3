import { styled } from '@mui/material/styles';
import type { CSSObject, Theme } from '@mui/material/styles';
import { boardClasses as classes } from './board-classes';
import { forcedColors, highContrast } from './contrast.styles';
import { keyStyles } from './key.styles';
import { fitWord } from './word.styles';

interface GridProps {
  hasLargeKeys: boolean;
  hasHighContrast: boolean;
  hasWords: boolean;
}

const gridProps: readonly PropertyKey[] = [
  'hasLargeKeys',
  'hasHighContrast',
  'hasWords',
  'displayedColumns',
] satisfies (keyof GridProps | 'displayedColumns')[];

/** Container of the grid: its width in relation to the text size decides on the number of columns. */
export const BoardFrame = styled('div')({ display: 'grid', height: '100%', containerType: 'inline-size' });

/** Narrower boards have eight columns. Without words, they fit sixteen smaller keys, of at least 3 rem. */
const NARROW = '@container (width < 60rem)';
const NARROW_WITHOUT_WORDS = '@container (width < 52rem)';
/** On phones and with large text, keys are as wide as a quarter of the board. */
const COMPACT = '@container (width < 30rem)';
const COMPACT_WITHOUT_WORDS = '@container (width < 26rem)';
const PORTRAIT = '@media (orientation: portrait)';

const largeKeys = ({ wordSizes }: Theme): CSSObject => ({
  '--columns': 8,
  [PORTRAIT]: { '--columns': 4 },
  [NARROW]: { '--columns': 4 },
  [`& .${classes.word}.${classes.word}`]: { fontSize: fitWord(wordSizes.large) },
});

/** Rows share the available height; `--board-line` is the minimum height of a row. */
export const Grid = styled('div', {
  shouldForwardProp: (name) => !gridProps.includes(name),
})<GridProps>(({ theme }) => ({
  '--columns': 16,
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
  '--board-line-min': '3rem',
  '--key-gap': `clamp(${theme.spacing(0.25)}, 0.3vw, ${theme.spacing(0.5)})`,
  gridAutoRows: 'minmax(max(var(--board-line, 3rem), var(--board-line-min)), 1fr)',
  gap: 'var(--key-gap)',
  [PORTRAIT]: { '--columns': 8 },
  // Row wrappers exist for screen readers only; visually there is one grid.
  [`& .${classes.row}`]: { display: 'contents' },
  [`& .${classes.cell}`]: { minWidth: 0 },
  ...keyStyles(theme),
  '@media (prefers-contrast: more)': highContrast(theme),
  '@media (forced-colors: active)': forcedColors,
  variants: [
    { props: { hasHighContrast: true }, style: highContrast(theme) },
    {
      props: { hasWords: true },
      style: {
        // Room for a sign above its word.
        '--board-line-min': '3.5rem',
        [NARROW]: { '--columns': 8 },
        [COMPACT]: { '--columns': 4, '--board-line-min': '4.25rem' },
      },
    },
    {
      props: { hasWords: false },
      style: {
        [NARROW_WITHOUT_WORDS]: { '--columns': 8 },
        [COMPACT_WITHOUT_WORDS]: { '--columns': 4 },
        [`& .${classes.word}.${classes.word}`]: { display: 'none' },
      },
    },
    {
      props: { hasLargeKeys: true },
      style: largeKeys(theme),
    },
  ],
}));
