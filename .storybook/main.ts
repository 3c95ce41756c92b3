import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: [
    { directory: '../libs/ui', titlePrefix: 'ui' },
    { directory: '../libs/features', titlePrefix: 'features' },
  ],
  framework: '@storybook/react-vite',
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({ ...vite, resolve: { ...vite.resolve, tsconfigPaths: true } }),
};

export default config;
