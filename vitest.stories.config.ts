import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from './tools/chromium.mjs';

const executablePath = await findChromium();

/** Bundled before the first story, because a package found later reloads the page under a running test. */
const packages = [
  '@emotion/react',
  '@emotion/styled',
  '@hookform/resolvers/yup',
  '@mui/material',
  '@mui/material/styles',
  '@storybook/react-vite',
  '@stripe/react-stripe-js',
  '@stripe/stripe-js',
  'react',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react-markdown',
  'react/jsx-dev-runtime',
  'rehype-sanitize',
  'remark-gfm',
  'storybook/test',
  'yup',
];

/** Every story, rendered in a real Chromium, its play function run and its accessibility checked. */
const storiesIn = (scheme: 'light' | 'dark') => ({
  resolve: { tsconfigPaths: true },
  optimizeDeps: { include: packages },
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { scheme } })],
  test: {
    name: scheme,
    testTimeout: 30_000,
    setupFiles: ['.storybook/vitest.setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath, args: chromiumArgs() } }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

export default defineConfig({
  test: { projects: [storiesIn('light'), storiesIn('dark')], fileParallelism: false },
});
