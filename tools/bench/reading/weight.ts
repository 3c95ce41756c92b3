import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page, Request } from 'playwright';

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Transferred bytes: compressed body and headers. */
export interface Part {
  url: string;
  bytes: number;
}

export interface Weight {
  path: string;
  /** HTML, fonts, icon and referenced scripts. */
  text: Part[];
  /** Scripts among them, plus inline scripts, Brotli-compressed. */
  scriptBytes: number;
  /** Pictures in the first viewport. */
  pictures: Part[];
  /** Lazy pictures below it that the browser loads ahead. */
  later: Part[];
  /** Scripts of islands that hydrate in the first viewport. */
  islands: Part[];
  /** Videos, which load after the page. */
  films: Part[];
  /** Cumulative layout shift while scrolling to the bottom of the page. */
  shift: number;
}

/**
 * Chromium with software rendering occasionally loses a tile and stops painting the page (seen in traces of version
 * 156, about once in a hundred visits to the longest page). Milliseconds to wait for a frame, and how often a page is
 * retried.
 */
const FRAME_MAX = 10_000;
const TRIES_MAX = 3;

/** Measures a first visit on a phone, scrolling through the page. */
export async function weighReading(browser: Browser, siteUrl: string, path: string): Promise<Weight> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const weight = await weighOnce(browser, siteUrl, path);
    if (weight !== undefined) return weight;
  }
  throw new Error(`The browser stopped drawing ${path}, ${TRIES_MAX} times.`);
}

/** Returns undefined when the browser stopped painting. */
async function weighOnce(browser: Browser, siteUrl: string, path: string): Promise<Weight | undefined> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    await context.addInitScript(watchShifts);
    const page = await context.newPage();
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    await page.goto(siteUrl + path, { waitUntil: 'networkidle' });
    const sent = await Promise.all(finished.map(getPart));
    const { named, inline, waiting } = await page.evaluate(lookAround);
    const { text = [], ...kinds } = Object.groupBy(sent, ({ url, type }) => {
      if (type === 'media') return 'films';
      if (type === 'image') return waiting.includes(url) ? 'later' : 'pictures';
      return type === 'script' && !named.includes(url) ? 'islands' : 'text';
    });
    const scripts = text.filter(({ type }) => type === 'script');
    const shift = await shiftToTheFoot(page);
    if (shift === undefined) return undefined;
    return {
      path,
      text,
      scriptBytes: sumBytes(scripts) + brotliCompressSync(inline).length,
      pictures: kinds.pictures ?? [],
      later: kinds.later ?? [],
      islands: kinds.islands ?? [],
      films: kinds.films ?? [],
      shift,
    };
  } finally {
    await context.close();
  }
}

export const sumBytes = (parts: readonly Part[]) => parts.reduce((total, { bytes }) => total + bytes, 0);

/** Runs in the page: collects referenced and inline scripts and lazy pictures outside the viewport. */
function lookAround() {
  const scripts = [...document.scripts];
  const isOutOfSight = (image: HTMLImageElement) => {
    const { top, bottom } = image.getBoundingClientRect();
    return top >= innerHeight || bottom <= 0;
  };
  return {
    named: scripts.map(({ src }) => src),
    inline: scripts.map(({ textContent }) => textContent).join(''),
    waiting: [...document.images]
      .filter((image) => image.loading === 'lazy' && isOutOfSight(image))
      .map(({ currentSrc }) => currentSrc),
  };
}

async function getPart(request: Request) {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return {
    url: request.url(),
    type: request.resourceType() as string,
    bytes: responseBodySize + responseHeadersSize,
  };
}

declare global {
  interface Window {
    shiftSoFar: number;
  }
}

function watchShifts(): void {
  window.shiftSoFar = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) window.shiftSoFar += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Scrolls to the bottom screen by screen, waiting for each paint; returns undefined when the browser stopped painting.
 */
async function shiftToTheFoot(page: Page): Promise<number | undefined> {
  const isDrawn = await page.evaluate(async (limit) => {
    const painted = () =>
      new Promise<boolean>((resolve) => {
        setTimeout(() => resolve(false), limit);
        requestAnimationFrame(() => setTimeout(() => resolve(true)));
      });
    for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight) {
      scrollTo({ top: at, behavior: 'instant' });
      if (!(await painted())) return false;
    }
    return true;
  }, FRAME_MAX);
  if (!isDrawn) return undefined;
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => window.shiftSoFar);
}
