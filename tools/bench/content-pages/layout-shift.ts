import type { Browser, Page } from 'playwright';
import { withPhonePage } from './phone-page.ts';

/** How often a visit is repeated in which Chromium left a tile unpainted, about one in a hundred on long pages. */
const ATTEMPTS_MAX = 3;
const FRAME_TIMEOUT_MS = 10_000;

/** A visit of a page; `storage` is what an earlier visit left in local storage. */
export interface Visit {
  siteUrl: string;
  path: string;
  storage?: Record<string, string>;
}

/** Cumulative layout shift of a visit on a phone, while scrolling to the bottom of the page. */
export async function measureLayoutShift(
  browser: Browser,
  { siteUrl, path, storage = {} }: Visit,
): Promise<number> {
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
    const shift = await withPhonePage(browser, siteUrl, async (page) => {
      await page.addInitScript(observeLayoutShifts);
      await page.addInitScript((items) => Object.assign(localStorage, items), storage);
      await page.goto(siteUrl + path, { waitUntil: 'networkidle' });
      return scrollAndMeasureShift(page);
    });
    if (shift !== undefined) return shift;
  }
  throw new Error(`${path} was not painted in ${ATTEMPTS_MAX} visits.`);
}

declare global {
  interface Window {
    layoutShift: number;
  }
}

function observeLayoutShifts(): void {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) window.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Scrolls to the bottom screen by screen, waiting for each paint; returns undefined when the browser stopped painting.
 */
async function scrollAndMeasureShift(page: Page): Promise<number | undefined> {
  const isPainted = await page.evaluate(async (limit) => {
    const waitForFrame = () =>
      new Promise<boolean>((resolve) => {
        setTimeout(() => resolve(false), limit);
        requestAnimationFrame(() => setTimeout(() => resolve(true)));
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      if (!(await waitForFrame())) return false;
    }
    return true;
  }, FRAME_TIMEOUT_MS);
  if (!isPainted) return undefined;
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => window.layoutShift);
}
