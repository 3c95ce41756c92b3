import { defineConfig, devices } from '@playwright/test';

interface Chromium {
  findChromium: () => Promise<string>;
  findWholeChromium: () => Promise<string>;
  chromiumArgs: () => string[];
}

/** The tools are no project of the workspace, so they are reached by address. */
const { chromiumArgs, findChromium, findWholeChromium } = (await import(
  new URL('../../tools/chromium.mjs', import.meta.url).href
)) as Chromium;

/** Each worker has a system and stubs of its own; the journeys of one worker go one after the other. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../dist/journeys',
  globalSetup: './support/global-setup.ts',
  // Journeys wait (for a page to be quiet, for a letter), so there is one more than two processors can do.
  workers: 3,
  // Of one file, too, two journeys may go at once: each begins with nothing but its system.
  fullyParallel: true,
  // Several times what the longest journey takes on a quiet machine, so that a busy one is not told from a broken one.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    // Nobody waits for a movement: one page does not fade into the next, and what is pressed stands where it will stay.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: await findChromium(), args: chromiumArgs() },
    // Tracing every journey costs a fifth of the time; use `--trace retain-on-failure` to debug.
    screenshot: 'only-on-failure',
    // What a worker fetches for its page cannot be routed; the journey without a network allows it.
    serviceWorkers: 'block',
  },
  projects: [
    // A weight and a missing text are the same however busy the machine is, so these go along with the journeys.
    { name: 'journeys', testMatch: ['journeys/**/*.spec.ts', 'weights/**/*.spec.ts'] },
    // What is measured has the machine for itself; `--workers 1` spares the second system as well.
    {
      name: 'budgets',
      testDir: 'budgets',
      workers: 1,
      use: { launchOptions: { executablePath: await findWholeChromium(), args: chromiumArgs() } },
    },
  ],
});
