import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { Plugin } from 'vite';
import { withoutChunkGroup } from './island-chunk-groups.ts';

const THEME_FILE = join(import.meta.dirname, '../../../libs/ui/theme/theme.ts');
/** What components take from the theme; the rest is for making it, or for the styles of whole pages. */
const TAKEN = [
  'vars',
  'typography',
  'measures',
  'tileSizes',
  'motions',
  'relief',
  'families',
  'zIndex',
] as const;

type Theme = Record<(typeof TAKEN)[number], object> & { breakpoints: { values: object } };

/**
 * Gives islands the finished theme as data: making it takes a browser more script than most islands have. It says
 * what the theme of the server says, to the letter, so that the names of styles are the same.
 */
export function themeAsData(): Plugin {
  return {
    name: 'paniscus:theme-as-data',
    enforce: 'pre',
    async load(copy) {
      const id = withoutChunkGroup(copy);
      // Only for components outside any theme; every island is inside one.
      if (id.endsWith('/@mui/material/styles/defaultTheme.mjs')) return 'export default {};';
      return id === THEME_FILE ? toThemeSource(await loadTheme()) : undefined;
    },
  };
}

export async function loadTheme(): Promise<Theme> {
  const { module } = await runnerImport<{ theme: Theme }>(THEME_FILE, {
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
  });
  return module.theme;
}

/** A module that exports the theme as far as islands need it. */
export function toThemeSource(theme: Theme): string {
  const data = Object.fromEntries(TAKEN.map((part) => [part, theme[part]]));
  return `import { createBreakpoints } from '@mui/system';
const data = ${JSON.stringify(data)};
const lengthOf = (step) => {
  if (typeof step === 'string') return step;
  if (step === 0) return '0px';
  return step === 1 ? data.vars.spacing : \`calc(\${step} * \${data.vars.spacing})\`;
};
export const theme = {
  ...data,
  breakpoints: createBreakpoints({ values: ${JSON.stringify(theme.breakpoints.values)} }),
  spacing: (...steps) => steps.map(lengthOf).join(' '),
  internal_cache: {},
};
`;
}
