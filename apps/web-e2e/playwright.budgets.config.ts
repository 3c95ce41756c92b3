import { defineConfig } from '@playwright/test';
import { chromiumArgs, findFullChromium } from '#tools/system/chromium.mjs';
import journeys from './playwright.config.ts';

/**
 * Performance depends on the machine, which has nothing else to do at night. The full browser, which loads images as
 * visitors' browsers do, is only looked for here: looking for it installs it.
 */
export default defineConfig({
  ...journeys,
  workers: 1,
  use: {
    ...journeys.use,
    launchOptions: { executablePath: await findFullChromium(), args: chromiumArgs() },
  },
  projects: [{ name: 'budgets', testDir: 'budgets' }],
});
