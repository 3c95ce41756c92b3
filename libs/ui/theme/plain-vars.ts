import type { Theme } from '@mui/material/styles';
import deepmerge from '@mui/utils/deepmerge';

/**
 * Adds the tokens that have no CSS variable to `theme.vars` as plain values, because MUI's own styles read every token
 * from there. Colors among them are those of the light scheme; the theme overrides each that is visible.
 */
export function addPlainVars(theme: Theme): Theme {
  const { shadows, zIndex } = theme;
  const vars = deepmerge<object>(
    { ...theme.colorSchemes.light, shadows, zIndex },
    theme.generateThemeVars(),
  ) as Theme['vars'];
  return Object.assign(theme, { vars, generateThemeVars: () => vars });
}
