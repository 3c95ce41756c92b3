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

// All of it lies outside: inside, the sign would cover half of it.
const focus = (color: string) => ({
  outline: `5px solid ${color}`,
  outlineOffset: '1px',
  boxShadow: 'none',
});

/** Strong edges and a focus that cannot be overlooked; the colours of the tiles come from `HighContrast`. */
export const contrastStyles = ({ vars }: Theme) => ({
  ...inHighContrast({
    ...edges,
    [KEY]: { boxShadow: 'none' },
    '& [data-pressed] > button:not(:focus-visible)': {
      boxShadow: `inset 0 0 0 3px ${strongLexigram.function.sign}`,
    },
    [`${KEY}:focus-visible`]: focus(vars.palette.text.primary),
  }),
  // The tiles keep their colours where the machine chooses all others; their edges and the focus follow the machine.
  '@media (forced-colors: active)': {
    [KEY]: { border: '2px solid ButtonBorder' },
    [`${KEY}:focus-visible`]: focus('Highlight'),
  },
});
