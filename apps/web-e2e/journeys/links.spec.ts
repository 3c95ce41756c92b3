import { celebrationContent, conservationContent, missionContent, researchContent } from '@paniscus/content';
import type { APIRequestContext } from '@playwright/test';
import { namedAddresses } from '../support/links/known-urls.ts';
import { system } from '../support/system.ts';
import { expect, test } from '../support/test.ts';
import { getPage, crawl } from '../support/links/crawl.ts';
import type { Reference, Walked } from '../support/links/crawl.ts';

/** Pages that need no incoming link: visitors arrive there from a link they received. */
const ALSO_KNOWN = ['/products', '/email-failure', '/donation-email-failure', '/KanziSlideshow', '/logout'];

/** Each section of a long page must be found by a search for its title. */
const { life, pictures, inDates, film, wall } = celebrationContent;
const CHAPTERS = [
  ...[missionContent, conservationContent, researchContent].flatMap<{ title: string }>(
    ({ chapters }) => chapters,
  ),
  ...[life, pictures, inDates, film, wall],
];
const SEARCHES = CHAPTERS.map(({ title }) => `/search?q=${encodeURIComponent(title)}&kind=page`);

async function publishAPost(request: APIRequestContext): Promise<void> {
  const response = await request.post('/api/token/', { data: system.staff });
  const { access } = (await response.json()) as { access: string };
  const made = await request.post('/api/posts/', {
    data: { title: 'A post to be found', content: '## Ways\n\nWith [a way back](/posts) in it.' },
    headers: { authorization: `Bearer ${access}` },
  });
  expect(made.status()).toBe(201);
}

const describeReference = (page: Walked, { to, by }: Reference) => `${to} (${by} on ${page.address})`;

const isOurs = (address: string) => new URL(address).origin === system.siteUrl;

function deadEnds(walked: Map<string, Walked>): string[] {
  return [...walked.values()].flatMap((page) =>
    page.references
      .filter(({ to }) => isOurs(to) && walked.get(getPage(to))?.status !== 200)
      .map(
        (reference) => `${walked.get(getPage(reference.to))?.status}: ${describeReference(page, reference)}`,
      ),
  );
}

function lostAnchors(walked: Map<string, Walked>): string[] {
  const isLost = ({ to }: Reference) => {
    const id = decodeURIComponent(new URL(to).hash.slice(1));
    const page = walked.get(getPage(to));
    return id !== '' && page?.isPage === true && !page.ids.has(id);
  };
  return [...walked.values()].flatMap((page) =>
    page.references.filter(isLost).map((reference) => describeReference(page, reference)),
  );
}

// All tests of this file share one crawl.
test.describe.configure({ mode: 'default' });

let walked: Map<string, Walked>;

test.beforeAll(async ({ playwright }) => {
  // The first requests to about 800 URLs are uncached, some of them images.
  test.setTimeout(300_000);
  const request = await playwright.request.newContext({ baseURL: system.siteUrl });
  await publishAPost(request);
  walked = await crawl(system.siteUrl, ['/', '/robots.txt', ...ALSO_KNOWN, ...SEARCHES]);
  await request.dispose();
});

test('every link and asset on the site resolves', () => {
  const paths = [...walked.keys()].map((address) => new URL(address).pathname);

  expect(deadEnds(walked)).toEqual([]);
  expect(paths).toEqual(
    expect.arrayContaining([
      ...['/posts', '/post/1', '/about', '/info', '/contact', '/Conservation', '/Mission', '/research'],
      ...['/KanziCelebration', '/KanziCelebrationTitle', '/SueBiblio', '/history', '/video', '/search'],
      ...['/store', '/cart', '/find-order', '/donate', '/find-giving', '/privacy-policy', '/login'],
      ...['/PaniscusKeyboard', '/PaniscusKeyboard/signs', '/PaniscusKeyboard/games', '/sitemap.xml'],
    ]),
  );
});

test('every fragment link finds its target', () => {
  const places = [...walked.values()].flatMap(({ references }) =>
    references.filter(({ to }) => isOurs(to) && new URL(to).hash !== ''),
  );

  const foundPlaces = [...walked.values()]
    .filter(({ address }) => address.includes('/search?q='))
    .flatMap(({ references }) => references.filter(({ to }) => new URL(to).hash !== ''));

  expect(places.length).toBeGreaterThan(100);
  expect(new Set(foundPlaces.map(({ to }) => to)).size).toBeGreaterThanOrEqual(CHAPTERS.length);
  expect(lostAnchors(walked)).toEqual([]);
});

test('no page links to an external URL that the content does not list', () => {
  // Links in posts are the responsibility of their author.
  const pages = [...walked.values()].filter(({ address }) => !address.includes('/post/'));
  const outside = pages.flatMap((page) =>
    page.references.filter(({ to }) => !isOurs(to)).map((reference) => ({ page, reference })),
  );

  expect(outside.length).toBeGreaterThan(20);
  expect(
    outside
      .filter(({ reference }) => !namedAddresses.has(reference.to))
      .map(({ page, reference }) => describeReference(page, reference)),
  ).toEqual([]);
});

test("the keyboard's short URL redirects to it", async ({ request }) => {
  const response = await request.get('/keyboard', { maxRedirects: 0 });

  expect(response.status()).toBe(308);
  expect(response.headers()['location']).toBe('/PaniscusKeyboard');
});
