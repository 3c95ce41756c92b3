import { createTheme } from '@mui/material/styles';
import { dark, light } from './palette.data';
import type { SchemeColors } from './palette.data';
import { measures, motion, relief, tileSizes } from './tokens.data';
import { mono, sans, serif, type } from './type.data';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    line: { hair: string; edge: string };
    ground: string;
    veil: string;
    accent: { main: string; strong: string; on: string };
    tone: Record<'error' | 'warning' | 'info' | 'success', { text: string; ground: string }>;
    lexigram: SchemeColors['lexigram'];
  }
  interface PaletteOptions extends Partial<Pick<Palette, 'line' | 'ground' | 'veil' | 'accent'>> {
    tone?: Palette['tone'];
    lexigram?: Palette['lexigram'];
  }
  interface Theme {
    measures: typeof measures;
    tileSizes: typeof tileSizes;
    motions: typeof motion;
    relief: typeof relief;
    families: { serif: string; sans: string; mono: string };
  }
  interface ThemeOptions {
    measures?: typeof measures;
    tileSizes?: typeof tileSizes;
    motions?: typeof motion;
    relief?: typeof relief;
    families?: { serif: string; sans: string; mono: string };
  }
}

const toPalette = (colors: SchemeColors) => ({
  primary: { main: colors.forest, dark: colors.forestStrong, contrastText: colors.onForest },
  secondary: { main: colors.inkSoft },
  error: { main: colors.error },
  warning: { main: colors.warning },
  info: { main: colors.info },
  success: { main: colors.success },
  background: { default: colors.page, paper: colors.sheet },
  text: { primary: colors.ink, secondary: colors.inkSoft },
  divider: colors.hairline,
  line: { hair: colors.hairline, edge: colors.edge },
  ground: colors.ground,
  veil: colors.veil,
  accent: { main: colors.saffron, strong: colors.saffronStrong, on: colors.onSaffron },
  tone: {
    error: { text: colors.error, ground: colors.errorGround },
    warning: { text: colors.warning, ground: colors.warningGround },
    info: { text: colors.info, ground: colors.infoGround },
    success: { text: colors.success, ground: colors.successGround },
  },
  lexigram: colors.lexigram,
});

/** MUI palette groups that no component uses; each would add bytes to every page, twice. */
const unusedGroups = /^(common|grey|action|[A-Z].*)$/;
const unusedShades =
  /^(secondary|error|warning|info|success)-(light|dark|contrastText)$|^primary-light$|^text-(icon|disabled)$/;
const fixedTokens =
  /^(measures|tileSizes|motions|relief|families|shadows|overlays|opacity|zIndex|font|typography|breakpoints|mixins|transitions|motion|focusVisible|direction|components)$/;

function shouldSkipGeneratingVar(path: string[]): boolean {
  const [group = '', name = '', shade = ''] = path;
  const isChannel = path.at(-1)?.endsWith('Channel') ?? false;
  const isMode = /^(mode|contrastThreshold|tonalOffset)$/.test(name);
  return (
    fixedTokens.test(group) ||
    /(cssVarPrefix|colorSchemeSelector|modularCssLayers|rootSelector|sxConfig)$/i.test(group) ||
    (group === 'palette' &&
      (isChannel || isMode || unusedGroups.test(name) || unusedShades.test(`${name}-${shade}`)))
  );
}

export const theme = createTheme({
  cssVariables: { cssVarPrefix: 'p', colorSchemeSelector: '[data-scheme="%s"]', shouldSkipGeneratingVar },
  colorSchemes: { light: { palette: toPalette(light) }, dark: { palette: toPalette(dark) } },
  defaultColorScheme: 'light',
  spacing: 8,
  shape: { borderRadius: 8 },
  typography: type,
  measures,
  tileSizes,
  motions: motion,
  relief,
  families: { serif, sans, mono },
});
