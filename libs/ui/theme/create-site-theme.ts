import { createTheme } from '@mui/material/styles';
import type { Components, Theme, ThemeOptions } from '@mui/material/styles';
import deepmerge from '@mui/utils/deepmerge';
import { dark, light } from './palette.data';
import type { SchemeColors } from './palette.data';
import { addPlainVars } from './plain-vars';
import { layout, motion, relief, tileSizes, windows } from './tokens.data';
import { mono, sans, serif, type, wordSizes } from './type.data';
import './theme.types';

const message = (color: string, container: string, contrastText: string) => ({
  main: color,
  light: color,
  dark: color,
  contrastText,
  container,
});

const toPalette = (colors: SchemeColors) => ({
  primary: {
    main: colors.forest,
    light: colors.forest,
    dark: colors.forestStrong,
    contrastText: colors.onForest,
    container: colors.ground,
  },
  secondary: message(colors.inkSoft, colors.ground, colors.page),
  accent: { ...message(colors.saffron, colors.saffron, colors.onSaffron), dark: colors.saffronStrong },
  error: message(colors.error, colors.errorGround, colors.page),
  warning: message(colors.warning, colors.warningGround, colors.page),
  info: message(colors.info, colors.infoGround, colors.page),
  success: message(colors.success, colors.successGround, colors.page),
  background: { default: colors.page, paper: colors.sheet, subtle: colors.ground },
  text: { primary: colors.ink, secondary: colors.inkSoft, disabled: colors.inkSoft },
  divider: colors.hairline,
  outline: colors.edge,
  scrim: colors.veil,
  lexigram: colors.lexigram,
});

/** Variables of MUI that no component of the theme reads; each would add bytes to every page, twice. */
const UNUSED_PALETTE = /^(?:common|grey|[A-Z].*|mode|contrastThreshold|tonalOffset|nativeColor)$/;
const UNUSED_SHADES = /^(?:light|icon|activatedOpacity|disabledOpacity|focus|focusOpacity)$/;
const UNUSED_TOKENS =
  /^(?:layout|tileSizes|wordSizes|windows|motions|relief|families|shadows|overlays|opacity|zIndex|font|typography|breakpoints|mixins|transitions|motion|focusVisible|direction|components|cssVarPrefix|colorSchemeSelector|modularCssLayers|rootSelector|unstable_.*)$/;

function shouldSkipGeneratingVar([group = '', name = '', shade = '']: string[]): boolean {
  if (UNUSED_TOKENS.test(group)) return true;
  if (group !== 'palette') return false;
  return UNUSED_PALETTE.test(name) || UNUSED_SHADES.test(shade) || /Channel$/.test(shade || name);
}

const options: ThemeOptions = {
  cssVariables: {
    cssVarPrefix: 'p',
    colorSchemeSelector: '[data-scheme="%s"]',
    nativeColor: true,
    shouldSkipGeneratingVar,
  },
  colorSchemes: {
    light: { palette: toPalette(light) },
    dark: { palette: toPalette(dark) },
  },
  defaultColorScheme: 'light',
  breakpoints: { values: { xs: 0, sm: 600, md: 960, lg: 1200, xl: 1536 } },
  spacing: 8,
  shape: { borderRadius: 8 },
  typography: type,
  focusVisible: { outlineWidth: 3 },
  motion: { reducedMotion: 'system' },
  layout,
  tileSizes,
  wordSizes,
  windows,
  motions: motion,
  relief,
  families: { serif, sans, mono },
};

/** Builds a theme with the entries of these components, and with changes for instance for another brand. */
export const createSiteTheme = (components: Components<Theme>, changes: ThemeOptions = {}): Theme =>
  addPlainVars(createTheme(deepmerge({ ...options, components }, changes)));
