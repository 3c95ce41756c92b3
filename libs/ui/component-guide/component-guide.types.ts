import type { Components, Palette, Theme, TypographyVariants } from '@mui/material/styles';
import type { MuiComponent } from './mui-pages.data';

type Names<Values> = Extract<keyof Values, string>;

/** `palette.divider`, `palette.accent.main`. */
type PaletteSlot = {
  [Color in Names<Palette>]: Palette[Color] extends string
    ? `palette.${Color}`
    : `palette.${Color}.${Names<Palette[Color]>}`;
}[Names<Palette>];

/** Part of the theme that decides how a component looks. */
export type ThemeSlot =
  | Extract<keyof Components, `Mui${string}`>
  | PaletteSlot
  | 'palette.lexigram'
  | `typography.${Names<TypographyVariants>}`
  | `layout.${Names<Theme['layout']>}`
  | `tileSizes.${Names<Theme['tileSizes']>}`
  | `motions.${Names<Theme['motions']>}`
  | `relief.${Names<Theme['relief']>}`
  | `families.${Names<Theme['families']>}`
  | 'shape.borderRadius'
  | 'tileSizes'
  | 'focusVisible';

/** How to use a component; shown on its documentation page, from `parameters.guide` of its stories. */
export interface ComponentGuide {
  /** What the component is for, in a sentence or two. */
  purpose: string;
  do: readonly string[];
  dont: readonly string[];
  /** What the component does for assistive technology, and what is left to the caller. */
  accessibility: readonly string[];
  /** Empty for a component that only arranges others. */
  themeSlots: readonly ThemeSlot[];
  /** Material UI components that it is composed of. */
  mui: readonly MuiComponent[];
}

/** Guide of a screen. Advice, theme slots and Material UI components are those of the components on it. */
export type ScreenGuide = Pick<ComponentGuide, 'purpose' | 'accessibility'>;
