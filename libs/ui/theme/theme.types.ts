import type { SchemeColors } from './palette.data';
import type { layout, motion, relief, tileSizes, windows } from './tokens.data';
import type { wordSizes } from './type.data';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface TypeBackground {
    /** Slightly darker than the page: bands, hovered rows, disabled controls. */
    subtle: string;
  }
  interface PaletteColor {
    /** Background of a message in this color; text on it uses `main`. */
    container: string;
  }
  interface SimplePaletteColorOptions {
    container?: string;
  }
  interface Palette {
    /** The one call to action of a page. */
    accent: PaletteColor;
    /** Border of controls; meets non-text contrast. */
    outline: string;
    /** Behind dialogs and overlays. */
    scrim: string;
    lexigram: SchemeColors['lexigram'];
  }
  interface PaletteOptions {
    accent?: Partial<PaletteColor>;
    outline?: string;
    scrim?: string;
    lexigram?: SchemeColors['lexigram'];
  }
  interface Theme {
    layout: Record<keyof typeof layout, string>;
    tileSizes: typeof tileSizes;
    wordSizes: typeof wordSizes;
    windows: typeof windows;
    motions: typeof motion;
    relief: typeof relief;
    families: { serif: string; sans: string; mono: string };
  }
  interface ThemeOptions {
    layout?: Theme['layout'];
    tileSizes?: Theme['tileSizes'];
    wordSizes?: Theme['wordSizes'];
    windows?: Theme['windows'];
    motions?: Theme['motions'];
    relief?: Theme['relief'];
    families?: Theme['families'];
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    /** For `Link`: outside running text, as large as a touch target, in the typography around it. */
    standalone: true;
  }
}

declare module '@mui/material/IconButton' {
  interface IconButtonPropsColorOverrides {
    /** Over a picture, which has `data-scheme="dark"`. */
    overlay: true;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    accent: true;
  }
}
