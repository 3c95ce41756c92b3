import type { Theme } from '@mui/material/styles';
import { strongLexigram } from '../../theme/palette.data';

const getName = (variable: string) => /--[\w-]{1,80}/.exec(variable)?.[0] ?? variable;

/** Overrides the tile variables for all descendants. */
export const strongSigns = ({ vars: { palette } }: Theme): Record<string, string> =>
  Object.fromEntries(
    Object.entries(palette.lexigram).flatMap(([name, { tile, sign }]) => {
      const strong = strongLexigram[name as keyof typeof strongLexigram];
      return [
        [getName(tile), strong.tile],
        [getName(sign), strong.sign],
      ];
    }),
  );
