import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import type { StorybookConfig } from '@storybook/react-vite';

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
  viteFinal: (vite) =>
    mergeConfig(vite, {
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
    }),
};

export default config;
