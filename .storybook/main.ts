import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import type { Plugin, PluginOption } from 'vite';
import type { StorybookConfig } from '@storybook/react-vite';

/** Names after `component:` in all stories. */
const documented = new Set(
  globSync('libs/**/*.stories.tsx').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\bcomponent: (\w+)/g)].map(([, name]) => name),
  ),
);
const hasPropTable = (id: string) =>
  id.endsWith('.stories.tsx') ||
  (id.endsWith('.tsx') && (id.includes('/libs/ui/') || documented.has(basename(id, '.tsx'))));

const isDocgen = (plugin: PluginOption): plugin is Plugin =>
  !!plugin && 'name' in plugin && plugin.name === 'storybook:react-docgen-plugin';

/** Reads props only of components that are documented: those of all files would take half of the time of a build. */
function limitDocgen(plugins: readonly PluginOption[]): void {
  for (const plugin of plugins.filter(isDocgen)) {
    const { transform } = plugin;
    if (typeof transform !== 'function') continue;
    plugin.transform = function transformDocumented(code, id, options) {
      return hasPropTable(id) ? transform.call(this, code, id, options) : undefined;
    };
  }
}

const config: StorybookConfig = {
  stories: [
    './docs/*.mdx',
    { directory: '../libs/ui', titlePrefix: 'ui' },
    { directory: '../libs/card', titlePrefix: 'card' },
    { directory: '../libs/features', titlePrefix: 'features' },
    { directory: '../libs/emails', titlePrefix: 'emails' },
  ],
  staticDirs: [{ from: '../apps/web/public/art', to: '/art' }],
  framework: '@storybook/react-vite',
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables in MDX.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => {
    limitDocgen(vite.plugins ?? []);
    return mergeConfig(vite, {
      resolve: { tsconfigPaths: true },
      build: {
        chunkSizeWarningLimit: 2000,
        rolldownOptions: {
          onLog: (level: string, log: { code?: string }, handle: (level: string, log: object) => void) => {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') {
              handle(level, log);
            }
          },
        },
      },
    });
  },
};

export default config;
