import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from '#tools/system/chromium.mjs';

const executablePath = await findChromium();

/** Renders every story in Chromium, runs its play function and checks its accessibility. */
const storiesIn = (scheme: 'light' | 'dark') => ({
  resolve: { tsconfigPaths: true },
  // Optimize dependencies at startup: discovering one during a test would reload the page.
  optimizeDeps: { force: true },
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { scheme } })],
  test: {
    name: scheme,
    // Stories share a page, as in Storybook; `visual` opens each one separately.
    isolate: false,
    testTimeout: 30_000,
    setupFiles: ['.storybook/vitest.setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath, args: chromiumArgs() },
        // What a transition has not shown yet is not visible to a play function.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

export default defineConfig({
  test: {
    projects: [storiesIn('light'), storiesIn('dark')],
    maxWorkers: 2,
    coverage: {
      provider: 'v8',
      include: ['libs/{ui,card,features,emails}/**/*.tsx'],
      // The frame around the emails is only in Storybook.
      exclude: ['**/*.stories.tsx', '**/*.spec.tsx', 'libs/emails/preview/**'],
      reporter: ['text-summary', 'json-summary'],
      reportsDirectory: 'dist/story-coverage',
      reportOnFailure: true,
      thresholds: { statements: 96, branches: 90, functions: 94, lines: 97 },
    },
  },
});
