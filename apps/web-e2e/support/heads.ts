import type { Page } from '@playwright/test';

/** Something that a page tells machines; of what it may say here stands what is looked at. */
export type StructuredItem = { '@context': string; '@type': string | string[]; [property: string]: unknown };

/** What a page says about itself, read as a browser reads it, without running the page. */
export type Head = {
  path: string;
  status: number;
  language: string;
  title: string;
  description: string;
  robots: string;
  canonical: string;
  /** Open Graph, by property. */
  shared: Record<string, string>;
  things: StructuredItem[];
  /** What stands above the title as the way here, the page itself at the end. */
  trail: string[];
  headings: string[];
  /** How often each landmark stands in the page. */
  landmarks: Record<'banner' | 'main' | 'navigation' | 'contentinfo', number>;
  /** The links of this site that it leads to, without what stands after `?` and `#`. */
  leadsTo: string[];
};

/** The heads of many pages. They are fetched and read within one open page of the site, which spares loading them. */
export const listHeads = (page: Page, paths: readonly string[]): Promise<Head[]> =>
  page.evaluate(async (asked) => {
    const getHead = async (path: string): Promise<Head> => {
      const answer = await fetch(path);
      const root = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
      const attribute = (selector: string, name: string) =>
        root.querySelector(selector)?.getAttribute(name) ?? '';
      return {
        path,
        status: answer.status,
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
    const heads: Head[] = [];
    for (let begin = 0; begin < asked.length; begin += 8)
      heads.push(...(await Promise.all(asked.slice(begin, begin + 8).map(getHead))));
    return heads;
  }, paths);

/** How large pictures are, in pixels, by their addresses; one that does not load has no size. */
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
