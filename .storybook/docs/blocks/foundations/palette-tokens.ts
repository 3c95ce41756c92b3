import { darkColors, lightColors, theme } from '@paniscus/ui';
import type { ColorName } from '../../../../libs/ui/theme/contrast-pairs.data';

export interface PaletteToken {
  /** `background.paper`, as in `theme.vars.palette.background.paper`. */
  name: string;
  light: string;
  dark: string;
}

type Tree = { [name: string]: Tree | string | number };

const listLeaves = (tree: Tree, path: readonly string[] = []): [path: readonly string[], value: string][] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'object' ? listLeaves(value, [...path, name]) : [[[...path, name], String(value)]],
  );

const getColor = (scheme: 'light' | 'dark', path: readonly string[]) =>
  String(
    path.reduce<unknown>(
      (tree, name) => (tree as Tree)[name],
      theme.colorSchemes[scheme]?.palette as unknown,
    ),
  );

/** Material UI's own defaults, which are calculated or name components. */
const isOwn = ({ light }: PaletteToken) => light.startsWith('#');

/** Every color that the theme defines as a CSS variable, in both schemes. */
export const paletteTokens: readonly PaletteToken[] = listLeaves(theme.vars.palette as unknown as Tree)
  .filter(([, value]) => value.startsWith('var('))
  .map(([path]) => ({
    name: path.join('.'),
    light: getColor('light', path),
    dark: getColor('dark', path),
  }))
  .filter(isOwn);

/** Parts of a palette color that repeat another one: their own names say more. */
const isRepeated = (name: string) => /^(?!primary|accent)\w+\.(?:dark|contrastText|container)$/.test(name);

/** Tokens that have a color of `palette.data.ts`; the most general ones where there are several. */
export function listColorTokens(color: ColorName): readonly string[] {
  const names = paletteTokens
    .filter(({ light, dark }) => light === lightColors[color] && dark === darkColors[color])
    .map(({ name }) => name);
  const general = names.filter((name) => /^(?:text|background)\./.test(name));
  const own = names.filter((name) => !isRepeated(name));
  return [general, own, names].find((found) => found.length > 0) ?? [];
}
