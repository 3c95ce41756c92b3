import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { Plugin } from 'vite';
import { withoutChunkGroup } from './island-chunk-groups.ts';

const THEME_FILE = join(import.meta.dirname, '../../../libs/ui/theme/theme.ts');
/** Theme keys that components use; the rest serves to create the theme or global styles. */
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
 * Replaces the theme in islands by precomputed data, because creating it takes more script than most islands have. It
 * must equal the server's theme exactly, so that generated class names match.
 */
export function themeAsData(): Plugin {
  return {
    name: 'paniscus:theme-as-data',
    enforce: 'pre',
    async load(copy) {
      const id = withoutChunkGroup(copy);
      // Default theme for components outside any provider; every island has one.
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
