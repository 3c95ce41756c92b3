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

/** Measures a first visit on a phone. */
export const measurePageWeight = (browser: Browser, siteUrl: string, path: string): Promise<PageWeight> =>
  withPhonePage(browser, siteUrl, async (page) => {
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    await page.goto(siteUrl + path, { waitUntil: 'networkidle' });
    const files = await Promise.all(finished.map(toTransferredFile));
    const resources = await page.evaluate(collectResources);
    return { path, ...summarize(dropDesktopPictures(files, resources.shownImages), resources) };
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
const toPictureName = (url: string) => url.replace(/-\d+(?=\.[0-9a-f]+\.\w+$)/, '');

/**
 * Removes pictures of which the page shows another width. Chromium 156 sometimes reads the first pictures of a page before
 * its renderer knows the emulated phone; no page of the site loads a picture but by its `srcset`.
 */
function dropDesktopPictures(files: readonly TypedFile[], shownImages: readonly string[]): TypedFile[] {
  const shownNames = new Set(shownImages.map(toPictureName));
  return files.filter(
    ({ url, type }) => type !== 'image' || shownImages.includes(url) || !shownNames.has(toPictureName(url)),
  );
}

export const sumBytes = (files: readonly TransferredFile[]) =>
  files.reduce((total, { bytes }) => total + bytes, 0);

/** Runs in the page: collects referenced and inline scripts, images, and the lazy ones outside the viewport. */
function collectResources() {
  const scripts = [...document.scripts];
  const isOffscreen = (image: HTMLImageElement) => {
    const { top, bottom } = image.getBoundingClientRect();
    return top >= innerHeight || bottom <= 0;
  };
  return {
    referencedScripts: scripts.map(({ src }) => src),
    shownImages: [...document.images].map(({ currentSrc }) => currentSrc),
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
