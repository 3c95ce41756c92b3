import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page, Request } from 'playwright';

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  // Slideshows start paused, so the number of images does not depend on how fast the machine is.
  reducedMotion: 'reduce',
} as const;

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

/** How often a visit is retried that the browser spoiled, and milliseconds to wait for a frame. */
const ATTEMPTS_MAX = 3;
const FRAME_TIMEOUT_MS = 10_000;

/**
 * Faults of emulation in Chromium 156, seen in traces and totals of loaded machines. The first leaves a tile unpainted,
 * about once in a hundred visits to the longest page. The second chooses the first picture by the width of a desktop and
 * then again by that of the phone. A page that is itself at fault fails every attempt.
 */
type Fault = 'was not painted' | 'fetched a picture in two widths';

/** Measures a first visit on a phone, scrolling through the page. */
export async function measurePage(browser: Browser, siteUrl: string, path: string): Promise<PageWeight> {
  const faults: Fault[] = [];
  while (faults.length < ATTEMPTS_MAX) {
    const result = await measureOnce(browser, siteUrl, path);
    if (typeof result !== 'string') return result;
    faults.push(result);
  }
  throw new Error(`${path} ${faults.join(', then ')}.`);
}

async function measureOnce(browser: Browser, siteUrl: string, path: string): Promise<PageWeight | Fault> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    await context.addInitScript(observeLayoutShifts);
    const page = await context.newPage();
    // The emulated screen reaches the site's renderer with its first document, so that is not the measured one.
    await page.goto(`${siteUrl}/robots.txt`);
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    await page.goto(siteUrl + path, { waitUntil: 'networkidle' });
    const files = await Promise.all(finished.map(toTransferredFile));
    if (hasPictureInTwoWidths(files)) return 'fetched a picture in two widths';
    const resources = await page.evaluate(collectResources);
    const layoutShift = await scrollAndMeasureShift(page);
    if (layoutShift === undefined) return 'was not painted';
    return { path, ...summarize(files, resources), layoutShift };
  } finally {
    await context.close();
  }
}

interface TypedFile extends TransferredFile {
  /** Playwright's resource type. */
  type: string;
}

function summarize(
  files: readonly TypedFile[],
  { referencedScripts, inlineScript, offscreenImages }: ReturnType<typeof collectResources>,
) {
  const { baseFiles = [], ...groups } = Object.groupBy(files, ({ url, type }) => {
    if (type === 'media') return 'videos';
    if (type === 'image') return offscreenImages.includes(url) ? 'lazyImages' : 'visibleImages';
    return type === 'script' && !referencedScripts.includes(url) ? 'islandScripts' : 'baseFiles';
  });
  const scripts = baseFiles.filter(({ type }) => type === 'script');
  return {
    baseFiles,
    scriptBytes: sumBytes(scripts) + brotliCompressSync(inlineScript).length,
    visibleImages: groups.visibleImages ?? [],
    lazyImages: groups.lazyImages ?? [],
    islandScripts: groups.islandScripts ?? [],
    videos: groups.videos ?? [],
  };
}

/** File names of pictures are `{name}-{width}.{hash}.{extension}`. */
function hasPictureInTwoWidths(files: readonly TypedFile[]): boolean {
  const names = files
    .filter(({ type }) => type === 'image')
    .map(({ url }) => url.replace(/-\d+(?=\.[0-9a-f]+\.\w+$)/, ''));
  return new Set(names).size < names.length;
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

async function toTransferredFile(request: Request): Promise<TypedFile> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return {
    url: request.url(),
    type: request.resourceType(),
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
