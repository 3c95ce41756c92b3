import type { Theme } from '@mui/material/styles';
import { strongLexigram } from '../theme/palette.data';

/** `--p-…` out of `var(--p-…)`. */
const getName = (variable: string) => /--[\w-]{1,80}/.exec(variable)?.[0] ?? variable;

/** Every sign inside takes its strong colours, whoever draws it. */
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

/** The rules inside `HighContrast`, or where the reader's machine asks for contrast. */
export const inHighContrast = <TStyles extends object>(styles: TStyles) => ({
  '[data-contrast] &': styles,
  '@media (prefers-contrast: more)': styles,
});
