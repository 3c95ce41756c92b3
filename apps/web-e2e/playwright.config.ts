import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, findChromium } from '#tools/system/chromium.mjs';

/** Tag of single journeys that only the nightly run includes, beside all of the folder `nightly`. */
const NIGHTLY = /@nightly/;

/** Each worker has its own system and stubs; journeys within a worker run one after another. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../dist/journeys',
  globalSetup: './support/global-setup.ts',
  // CI has two cores. Each worker is a browser and a system, and waits for half of the time.
  workers: 3,
  // Journeys of one file may run in parallel too; they share only their system.
  fullyParallel: true,
  // Several times the longest journey on an idle machine, so that load alone does not fail a test.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    // Reduced motion skips transitions, so elements do not move while a test clicks them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: await findChromium(), args: chromiumArgs() },
    // Tracing every journey costs a fifth of the time; use `--trace retain-on-failure` to debug.
    screenshot: 'only-on-failure',
    // Requests made by a service worker cannot be routed; the offline journey allows service workers.
    serviceWorkers: 'block',
  },
  projects: [
    // First, because its journeys start a system of their own and run one after another.
    { name: 'clock', testDir: 'journeys/clock', grepInvert: NIGHTLY },
    { name: 'sizes', testDir: 'sizes', grepInvert: NIGHTLY },
    { name: 'journeys', testDir: 'journeys', testIgnore: 'clock/**', grepInvert: NIGHTLY },
    { name: 'nightly', testDir: 'nightly' },
    { name: 'nightly-journeys', testDir: 'journeys', grep: NIGHTLY },
    { name: 'nightly-sizes', testDir: 'sizes', grep: NIGHTLY },
  ],
});
