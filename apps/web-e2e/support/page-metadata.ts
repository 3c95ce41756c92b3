import type { Page } from '@playwright/test';

type StructuredItem = { '@context': string; '@type': string | string[]; [property: string]: unknown };

/** Metadata of a page, parsed from its HTML without running it. */
export type Head = {
  path: string;
  status: number;
  language: string;
  title: string;
  description: string;
  robots: string;
  canonical: string;
  /** Open Graph values by property. */
  shared: Record<string, string>;
  items: StructuredItem[];
  /** Breadcrumb above the title, including the page itself. */
  breadcrumbs: string[];
  headings: string[];
  landmarks: Record<'banner' | 'main' | 'navigation' | 'contentinfo', number>;
  /** Internal link targets without query and fragment. */
  linkedPaths: string[];
};

/** Runs in the page: must not refer to anything outside its body. */
const readHead = async (path: string): Promise<Head> => {
  const response = await fetch(path);
  const root = new DOMParser().parseFromString(await response.text(), 'text/html');
  const findAll = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const attribute = (selector: string, name: string) =>
    root.querySelector(selector)?.getAttribute(name) ?? '';
  return {
    path,
    status: response.status,
    language: root.documentElement.lang,
    title: root.title,
    description: attribute('meta[name="description"]', 'content'),
    robots: attribute('meta[name="robots"]', 'content'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    shared: Object.fromEntries(
      findAll('meta[property^="og:"]').map((meta) => [
        meta.getAttribute('property') ?? '',
        meta.getAttribute('content') ?? '',
      ]),
    ),
    items: findAll('script[type="application/ld+json"]').map(
      ({ textContent }) => JSON.parse(textContent) as StructuredItem,
    ),
    breadcrumbs: findAll('nav[aria-label="Breadcrumb"] li:not([aria-hidden])').map(
      ({ textContent }) => textContent,
    ),
    headings: findAll('h1').map(({ textContent }) => textContent),
    landmarks: {
      banner: findAll('body header:not(main header)').length,
      main: findAll('main').length,
      navigation: findAll('nav[aria-label="Main"]').length,
      contentinfo: findAll('body footer:not(main footer)').length,
    },
    linkedPaths: findAll('a[href^="/"]').map(
      (link) => new URL(link.getAttribute('href') ?? '', location.href).pathname,
    ),
  };
};

/** Fetches and parses the metadata of many pages from within one open page, which is faster than navigating. */
export async function listHeads(page: Page, paths: readonly string[]): Promise<Head[]> {
  const heads: Head[] = [];
  for (let start = 0; start < paths.length; start += 8) {
    const batch = paths.slice(start, start + 8);
    heads.push(...(await Promise.all(batch.map((path) => page.evaluate(readHead, path)))));
  }
  return heads;
}

/** Image dimensions in pixels by URL; `none` when it fails to load. */
export const measureImages = (page: Page, urls: readonly string[]): Promise<Record<string, string>> =>
  page.evaluate(async (imageUrls) => {
    const sizes = imageUrls.map(async (url) => {
      const image = new Image();
      image.src = new URL(url).pathname;
      const isLoaded = await image.decode().then(
        () => true,
        () => false,
      );
      return [url, isLoaded ? `${image.naturalWidth} × ${image.naturalHeight}` : 'none'] as const;
    });
    return Object.fromEntries(await Promise.all(sizes));
  }, urls);
