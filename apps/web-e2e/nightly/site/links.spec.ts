import { celebrationContent, conservationContent, missionContent, researchContent } from '@paniscus/content';
import type { APIRequestContext } from '@playwright/test';
import { knownUrls } from '../../support/links/known-urls.ts';
import { system } from '../../support/system.ts';
import { expect, test } from '../../support/test.ts';
import { stripFragment, crawl } from '../../support/links/crawl.ts';
import type { Reference, CrawledPage } from '../../support/links/crawl.ts';

/** Pages that need no incoming link: visitors arrive there from a link they received. */
const UNLINKED_PATHS = [
  '/products',
  '/email-failure',
  '/donation-email-failure',
  '/KanziSlideshow',
  '/logout',
];

/** Each section of a long page must be found by a search for its title. */
const { life, pictures, keyDates, film, memoryWall } = celebrationContent;
const SECTIONS = [
  ...[missionContent, conservationContent, researchContent].flatMap<{ title: string }>(
    ({ chapters }) => chapters,
  ),
  ...[life, pictures, keyDates, film, memoryWall],
];
const SEARCH_PATHS = SECTIONS.map(({ title }) => `/search?q=${encodeURIComponent(title)}&kind=page`);

/** Returns the path of the post. */
async function publishPost(request: APIRequestContext): Promise<string> {
  const response = await request.post('/api/token/', { data: system.staff });
  const { access } = (await response.json()) as { access: string };
  const created = await request.post('/api/posts/', {
    data: { title: 'A post to be found', content: '## Ways\n\nWith [a way back](/posts) in it.' },
    headers: { authorization: `Bearer ${access}` },
  });
  expect(created.status()).toBe(201);
  return `/post/${((await created.json()) as { id: number }).id}`;
}

const describeReference = (page: CrawledPage, { to, by }: Reference) => `${to} (${by} on ${page.url})`;

const isInternal = (url: string) => new URL(url).origin === system.siteUrl;

function findBrokenLinks(crawled: Map<string, CrawledPage>): string[] {
  return [...crawled.values()].flatMap((page) =>
    page.references
      .filter(({ to }) => isInternal(to) && crawled.get(stripFragment(to))?.status !== 200)
      .map(
        (reference) =>
          `${crawled.get(stripFragment(reference.to))?.status}: ${describeReference(page, reference)}`,
      ),
  );
}

function findBrokenAnchors(crawled: Map<string, CrawledPage>): string[] {
  const isBroken = ({ to }: Reference) => {
    const id = decodeURIComponent(new URL(to).hash.slice(1));
    const page = crawled.get(stripFragment(to));
    return id !== '' && page?.isPage === true && !page.ids.has(id);
  };
  return [...crawled.values()].flatMap((page) =>
    page.references.filter(isBroken).map((reference) => describeReference(page, reference)),
  );
}

// All tests of this file share one crawl.
test.describe.configure({ mode: 'default' });

let postPath: string;
let crawled: Map<string, CrawledPage>;

test.beforeAll(async ({ playwright }) => {
  // The first requests to about 800 URLs are uncached, some of them images.
  test.setTimeout(300_000);
  const request = await playwright.request.newContext({ baseURL: system.siteUrl });
  postPath = await publishPost(request);
  crawled = await crawl(system.siteUrl, ['/', '/robots.txt', ...UNLINKED_PATHS, ...SEARCH_PATHS]);
  await request.dispose();
});

test('every link and asset on the site resolves', () => {
  const paths = [...crawled.keys()].map((url) => new URL(url).pathname);

  expect(findBrokenLinks(crawled)).toEqual([]);
  expect(paths).toEqual(
    expect.arrayContaining([
      ...['/posts', postPath, '/about', '/info', '/contact', '/Conservation', '/Mission', '/research'],
      ...['/KanziCelebration', '/KanziCelebrationTitle', '/SueBiblio', '/history', '/video', '/search'],
      ...['/store', '/cart', '/find-order', '/donate', '/find-giving', '/privacy-policy', '/login'],
      ...['/PaniscusKeyboard', '/PaniscusKeyboard/signs', '/PaniscusKeyboard/games', '/sitemap.xml'],
    ]),
  );
});

test('every fragment link finds its target', () => {
  const fragmentLinks = [...crawled.values()].flatMap(({ references }) =>
    references.filter(({ to }) => isInternal(to) && new URL(to).hash !== ''),
  );

  const searchResultLinks = [...crawled.values()]
    .filter(({ url }) => url.includes('/search?q='))
    .flatMap(({ references }) => references.filter(({ to }) => new URL(to).hash !== ''));

  expect(fragmentLinks.length).toBeGreaterThan(100);
  expect(new Set(searchResultLinks.map(({ to }) => to)).size).toBeGreaterThanOrEqual(SECTIONS.length);
  expect(findBrokenAnchors(crawled)).toEqual([]);
});

test('no page links to an external URL that the content does not list', () => {
  // Links in posts are the responsibility of their author.
  const pages = [...crawled.values()].filter(({ url }) => !url.includes('/post/'));
  const externalLinks = pages.flatMap((page) =>
    page.references.filter(({ to }) => !isInternal(to)).map((reference) => ({ page, reference })),
  );

  expect(externalLinks.length).toBeGreaterThan(20);
  expect(
    externalLinks
      .filter(({ reference }) => !knownUrls.has(reference.to))
      .map(({ page, reference }) => describeReference(page, reference)),
  ).toEqual([]);
});

test("the keyboard's short URL redirects to it", async ({ request }) => {
  const response = await request.get('/keyboard', { maxRedirects: 0 });

  expect(response.status()).toBe(308);
  expect(response.headers()['location']).toBe('/PaniscusKeyboard');
});
