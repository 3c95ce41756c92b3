import type { CSSObject, Theme } from '@mui/material/styles';
import { strongSigns } from '../../site/HighContrast/strong-signs';
import { strongLexigram } from '../../theme/palette.data';
import { boardClasses as classes } from './board-classes';

const edges: CSSObject = Object.fromEntries(
  Object.entries(strongLexigram).map(([name, { edge }]) => [
    `& .${classes[name as keyof typeof classes]}`,
    { border: `3px solid ${edge}` },
  ]),
);

// Entirely outside: an inset ring would be half covered by the sign.
const focus = (color: string): CSSObject => ({
  outline: `5px solid ${color}`,
  outlineOffset: '1px',
  boxShadow: 'none',
});

/** Black signs on pale tiles with thick edges. */
export const highContrast = (theme: Theme): CSSObject => ({
  ...strongSigns(theme),
  ...edges,
  [`& .${classes.key}`]: { boxShadow: 'none' },
  [`& .${classes.pressedKey}:not(:focus-visible)`]: {
    boxShadow: `inset 0 0 0 ${theme.layout.focusRing} ${strongLexigram.function.sign}`,
  },
  [`& .${classes.key}:focus-visible`]: focus(theme.vars.palette.text.primary),
});

/** Tiles keep their colors; edges and focus use system colors. */
export const forcedColors: CSSObject = {
  [`& .${classes.key}`]: { border: '2px solid ButtonBorder' },
  [`& .${classes.key}:focus-visible`]: focus('Highlight'),
};
