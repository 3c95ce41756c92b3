import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page, Request } from 'playwright';

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Transferred bytes: compressed body and headers. */
export interface TransferredFile {
  url: string;
  bytes: number;
}

export interface PageWeight {
  path: string;
  /** HTML, fonts, icon and referenced scripts. */
  baseFiles: TransferredFile[];
  /** Scripts among them, plus inline scripts, Brotli-compressed. */
  scriptBytes: number;
  /** Images in the first viewport. */
  visibleImages: TransferredFile[];
  /** Lazy images below the first viewport that the browser preloads. */
  lazyImages: TransferredFile[];
  /** Scripts of islands that hydrate in the first viewport. */
  islandScripts: TransferredFile[];
  /** Videos, which load after the page. */
  videos: TransferredFile[];
  /** Cumulative layout shift while scrolling to the bottom of the page. */
  layoutShift: number;
}

/**
 * Chromium with software rendering occasionally loses a tile and stops painting the page (seen in traces of version
 * 156, about once in a hundred visits to the longest page). Milliseconds to wait for a frame, and how often a page is
 * retried.
 */
const FRAME_TIMEOUT_MS = 10_000;
const ATTEMPTS_MAX = 3;

/** Measures a first visit on a phone, scrolling through the page. */
export async function measurePage(browser: Browser, siteUrl: string, path: string): Promise<PageWeight> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const weight = await measureOnce(browser, siteUrl, path);
    if (weight !== undefined) return weight;
  }
  throw new Error(`The browser stopped painting ${path} in ${ATTEMPTS_MAX} attempts.`);
}

/** Returns undefined when the browser stopped painting. */
async function measureOnce(browser: Browser, siteUrl: string, path: string): Promise<PageWeight | undefined> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    await context.addInitScript(observeLayoutShifts);
    const page = await context.newPage();
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    await page.goto(siteUrl + path, { waitUntil: 'networkidle' });
    const files = await Promise.all(finished.map(toTransferredFile));
    const { referencedScripts, inlineScript, offscreenImages } = await page.evaluate(collectResources);
    const { baseFiles = [], ...groups } = Object.groupBy(files, ({ url, type }) => {
      if (type === 'media') return 'videos';
      if (type === 'image') return offscreenImages.includes(url) ? 'lazyImages' : 'visibleImages';
      return type === 'script' && !referencedScripts.includes(url) ? 'islandScripts' : 'baseFiles';
    });
    const scripts = baseFiles.filter(({ type }) => type === 'script');
    const layoutShift = await scrollAndMeasureShift(page);
    if (layoutShift === undefined) return undefined;
    return {
      path,
      baseFiles,
      scriptBytes: sumBytes(scripts) + brotliCompressSync(inlineScript).length,
      visibleImages: groups.visibleImages ?? [],
      lazyImages: groups.lazyImages ?? [],
      islandScripts: groups.islandScripts ?? [],
      videos: groups.videos ?? [],
      layoutShift,
    };
  } finally {
    await context.close();
  }
}

export const sumBytes = (files: readonly TransferredFile[]) =>
  files.reduce((total, { bytes }) => total + bytes, 0);

/** Runs in the page: collects referenced and inline scripts and lazy images outside the viewport. */
function collectResources() {
  const scripts = [...document.scripts];
  const isOffscreen = (image: HTMLImageElement) => {
    const { top, bottom } = image.getBoundingClientRect();
    return top >= innerHeight || bottom <= 0;
  };
  return {
    referencedScripts: scripts.map(({ src }) => src),
    inlineScript: scripts.map(({ textContent }) => textContent).join(''),
    offscreenImages: [...document.images]
      .filter((image) => image.loading === 'lazy' && isOffscreen(image))
      .map(({ currentSrc }) => currentSrc),
  };
}

async function toTransferredFile(request: Request) {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return {
    url: request.url(),
    type: request.resourceType() as string,
    bytes: responseBodySize + responseHeadersSize,
  };
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
