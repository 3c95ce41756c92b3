import type { Theme, ThemeOptions } from '@mui/material/styles';
import { components } from './components';
import { createSiteTheme } from './create-site-theme';

/** Builds the theme, with changes for instance for another brand. */
export const buildTheme = (changes?: ThemeOptions): Theme => createSiteTheme(components, changes);

/** The design system. Its values become CSS variables; `components` holds the look of MUI's components. */
export const theme = buildTheme();
