import type { Page } from '@playwright/test';

/** Later than any time that a clock which started at 0 reaches by itself. */
const PAUSED_AT_MS = 86_400_000;

/**
 * Stops the clock of the page, so that only the test moves it. Call `page.clock.install({ time: 0 })` before the page is
 * opened.
 */
export const pauseClock = (page: Page): Promise<void> => page.clock.pauseAt(PAUSED_AT_MS);
