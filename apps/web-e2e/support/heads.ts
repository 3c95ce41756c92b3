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
  things: StructuredItem[];
  /** Breadcrumb above the title, including the page itself. */
  trail: string[];
  headings: string[];
  landmarks: Record<'banner' | 'main' | 'navigation' | 'contentinfo', number>;
  /** Internal link targets without query and fragment. */
  leadsTo: string[];
};

/** Runs inside the page: must not refer to anything outside its own body. */
const getHead = async (path: string): Promise<Head> => {
  const response = await fetch(path);
  const root = new DOMParser().parseFromString(await response.text(), 'text/html');
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
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
      all('meta[property^="og:"]').map((meta) => [
        meta.getAttribute('property') ?? '',
        meta.getAttribute('content') ?? '',
      ]),
    ),
    things: all('script[type="application/ld+json"]').map(
      ({ textContent }) => JSON.parse(textContent) as StructuredItem,
    ),
    trail: all('nav[aria-label="Breadcrumb"] li').map(({ textContent }) => textContent),
    headings: all('h1').map(({ textContent }) => textContent),
    landmarks: {
      banner: all('body header:not(main header)').length,
      main: all('main').length,
      navigation: all('nav[aria-label="Main"]').length,
      contentinfo: all('body footer:not(main footer)').length,
    },
    leadsTo: all('a[href^="/"]').map(
      (link) => new URL(link.getAttribute('href') ?? '', location.href).pathname,
    ),
  };
};

/** Fetches and parses the metadata of many pages from within one open page, which is faster than navigating. */
export async function listHeads(page: Page, paths: readonly string[]): Promise<Head[]> {
  const heads: Head[] = [];
  for (let begin = 0; begin < paths.length; begin += 8) {
    const batch = paths.slice(begin, begin + 8);
    heads.push(...(await Promise.all(batch.map((path) => page.evaluate(getHead, path)))));
  }
  return heads;
}

/** Image dimensions in pixels by URL; an image that fails to load has none. */
export const picturesAt = (page: Page, addresses: readonly string[]): Promise<Record<string, string>> =>
  page.evaluate(async (asked) => {
    const sizes = asked.map(async (address) => {
      const picture = new Image();
      picture.src = new URL(address).pathname;
      const isThere = await picture.decode().then(
        () => true,
        () => false,
      );
      return [address, isThere ? `${picture.naturalWidth} × ${picture.naturalHeight}` : 'none'] as const;
    });
    return Object.fromEntries(await Promise.all(sizes));
  }, addresses);
