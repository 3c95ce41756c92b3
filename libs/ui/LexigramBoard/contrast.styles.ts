import type { Theme } from '@mui/material/styles';
import { inHighContrast } from '../HighContrast/strong-signs';
import { strongLexigram } from '../theme/palette.data';

const KEY = '& [role="gridcell"] > button';

const edges = Object.fromEntries(
  Object.entries(strongLexigram).map(([name, { edge }]) => [
    `& [data-class="${name}"] > button`,
    { border: `3px solid ${edge}` },
  ]),
);

// Entirely outside: an inset ring would be half covered by the sign.
const focus = (color: string) => ({
  outline: `5px solid ${color}`,
  outlineOffset: '1px',
  boxShadow: 'none',
});

export const contrastStyles = ({ vars }: Theme) => ({
  ...inHighContrast({
    ...edges,
    [KEY]: { boxShadow: 'none' },
    '& [data-pressed] > button:not(:focus-visible)': {
      boxShadow: `inset 0 0 0 3px ${strongLexigram.function.sign}`,
    },
    [`${KEY}:focus-visible`]: focus(vars.palette.text.primary),
  }),
  // In forced-colors mode, tiles keep their colors; edges and focus use system colors.
  '@media (forced-colors: active)': {
    [KEY]: { border: '2px solid ButtonBorder' },
    [`${KEY}:focus-visible`]: focus('Highlight'),
  },
});
