import { brotliCompressSync } from 'node:zlib';
import type { Browser, Request } from 'playwright';
import { withPhonePage } from './phone-page.ts';

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
}

/**
 * How often a visit is repeated that chose the first picture by the width of a desktop and then again by that of the phone:
 * a fault of emulation in Chromium 156 on loaded machines. A page that is itself at fault fails every attempt.
 */
const ATTEMPTS_MAX = 6;

/** Measures a first visit on a phone; throws if the page fetched a picture in two widths each time. */
export async function measurePageWeight(
  browser: Browser,
  siteUrl: string,
  path: string,
): Promise<PageWeight> {
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
    const weight = await visitAndMeasure(browser, siteUrl, path);
    if (weight !== undefined) return weight;
  }
  throw new Error(`${path} fetched a picture in two widths in ${ATTEMPTS_MAX} visits.`);
}

const visitAndMeasure = (browser: Browser, siteUrl: string, path: string) =>
  withPhonePage(browser, siteUrl, async (page): Promise<PageWeight | undefined> => {
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    await page.goto(siteUrl + path, { waitUntil: 'networkidle' });
    const files = await Promise.all(finished.map(toTransferredFile));
    if (hasPictureInTwoWidths(files)) return undefined;
    return { path, ...summarize(files, await page.evaluate(collectResources)) };
  });

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
