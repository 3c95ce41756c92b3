import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page, Request } from 'playwright';

/** A phone as Lighthouse simulates it. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** In bytes on the way: bodies as they are compressed, and their headers. */
export interface Part {
  url: string;
  bytes: number;
}

/** What a first visit to a page brings until it is quiet. */
export interface Weight {
  path: string;
  /** The page with its fonts, its icon and the scripts that it names. */
  text: Part[];
  /** Of these, scripts, those that stand in the page itself among them, as Brotli has them. */
  scriptBytes: number;
  /** Pictures of the first screen. */
  pictures: Part[];
  /** Pictures beyond it, which a browser fetches a little before they are seen. */
  later: Part[];
  /** Scripts of what comes to life in the first screen. */
  islands: Part[];
  /** Films, which begin once the page is there. */
  films: Part[];
  /** How far things were pushed about, from the beginning to the foot of the page. */
  shift: number;
}

/**
 * Chromium that draws without a graphics card now and then loses a tile that it wanted to draw, and draws nothing more in
 * that page (seen in traces of 156, once in a hundred readings of the longest page): so long is waited for a frame, in
 * milliseconds, and so often is a page begun anew.
 */
const FRAME_MAX = 10_000;
const TRIES_MAX = 3;

/** Weighs a page for somebody who was never here and reads it on a phone. */
export async function weighReading(browser: Browser, siteUrl: string, path: string): Promise<Weight> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const weight = await weighOnce(browser, siteUrl, path);
    if (weight !== undefined) return weight;
  }
  throw new Error(`The browser stopped drawing ${path}, ${TRIES_MAX} times.`);
}

/** Nothing when the browser stopped drawing the page. */
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
      scriptBytes: listBytes(scripts) + brotliCompressSync(inline).length,
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

/** What parts weigh together. */
export const listBytes = (parts: readonly Part[]) => parts.reduce((total, { bytes }) => total + bytes, 0);

/** Runs in the page: scripts that it names, those that stand in it, and pictures out of sight that were not hurried. */
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

/** Runs in the page, before anything of it. */
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
 * Reads on, a screen at a time, so that whatever waits for that comes, and is painted. Nothing when the browser stopped
 * drawing on the way.
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
