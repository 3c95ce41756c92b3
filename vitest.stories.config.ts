import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from './tools/chromium.mjs';

const executablePath = await findChromium();

/** Every story, rendered in a real Chromium, its play function run and its accessibility checked. */
const storiesIn = (scheme: 'light' | 'dark') => ({
  resolve: { tsconfigPaths: true },
  // Looked for anew at each start: a package found under a running test would reload the page.
  optimizeDeps: { force: true },
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { scheme } })],
  test: {
    name: scheme,
    // A story stands on a page where others stood before, as in Storybook itself; each alone is what `visual` opens.
    isolate: false,
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
  test: { projects: [storiesIn('light'), storiesIn('dark')], maxWorkers: 2 },
});
