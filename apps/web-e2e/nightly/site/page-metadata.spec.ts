import type { APIRequestContext } from '@playwright/test';
import { listHeads, measureImages } from '../../support/page-metadata.ts';
import type { Head } from '../../support/page-metadata.ts';
import { system } from '../../support/system.ts';
import { expect, test } from '../../support/test.ts';

const CARD = '1200 × 630';
const PUBLICATION_TYPES = ['Book', 'Chapter', 'ScholarlyArticle', 'Thesis'];

/** Expected schema.org types by URL; pages not listed need no structured data. */
const EXPECTED_TYPES: readonly (readonly [path: RegExp, types: readonly string[]])[] = [
  [/^\/$/, ['NGO', 'Event']],
  [/^\/KanziCelebration$/, ['VideoObject']],
  [/^\/post\/\d+$/, ['BlogPosting', 'BreadcrumbList']],
  [/^\/product\/.+$/, ['Product', 'BreadcrumbList']],
  [/^\/SueBiblio$/, ['CollectionPage']],
  [/^\/SueBiblio\/.+$/, ['Publication', 'BreadcrumbList']],
  [/^\/history$/, ['ItemList']],
  [/^\/history\/.+$/, ['CreativeWork', 'BreadcrumbList']],
  [/^\/video\/.+$/, ['BreadcrumbList']],
  [/^\/PaniscusKeyboard\/.+$/, ['LearningResource', 'BreadcrumbList']],
];

const listTypes = ({ items }: Head) =>
  [...new Set(items.flatMap((item) => item['@type']))].map((type) =>
    PUBLICATION_TYPES.includes(type) ? 'Publication' : type,
  );

const getBreadcrumbTrail = ({ items }: Head) =>
  items
    .filter((item) => item['@type'] === 'BreadcrumbList')
    .flatMap(({ itemListElement }) => itemListElement as { name: string }[])
    .map(({ name }) => name);

const findDuplicates = (texts: readonly string[]) =>
  texts.filter((text, index) => text.trim() === '' || texts.indexOf(text) !== index);

/** Posts of other tests are not checked, because their texts are too short. */
const POSTS = [
  {
    title: 'The first rain of the year, and who went out into it',
    content:
      'It began before breakfast and did not stop. **Two** stayed in their nests; the others went out, and came back with blackberries.',
  },
  {
    title: 'A head to be read',
    content: 'Written so that a post has a head of its own.\n\n- its title\n- its first words',
  },
];

function listViolations(head: Head): string[] {
  const { path, shared, items, description, landmarks, breadcrumbs } = head;
  const expectedTypes = EXPECTED_TYPES.find(([pattern]) => pattern.test(path))?.[1] ?? [];
  const canonicalPath = path.startsWith('/history/') ? '/history' : path;
  const rules: [boolean, string][] = [
    [head.status === 200, `responds with ${head.status}`],
    [head.robots === '', 'has a robots meta tag'],
    [head.language === 'en', 'has no lang attribute'],
    [head.canonical === system.siteUrl + canonicalPath, `has the canonical URL ${head.canonical}`],
    [shared['og:url'] === system.siteUrl + path, `has the og:url ${shared['og:url']}`],
    [head.title.startsWith(shared['og:title'] ?? '?'), `has the og:title ${shared['og:title']}`],
    [shared['og:description'] === description, 'has an og:description that differs from its description'],
    [(shared['og:image:alt'] ?? '') !== '', 'has no og:image:alt'],
    [head.title.length <= 160, `has a title of ${head.title.length} characters`],
    [
      description.length >= 40 && description.length <= 320,
      `has a description of ${description.length} characters: ${description}`,
    ],
    [head.headings.length === 1 && head.headings[0] !== '', `has ${head.headings.length} h1 headings`],
    [
      Object.values(landmarks).every((count) => count === 1),
      `has the landmarks ${JSON.stringify(landmarks)}`,
    ],
    [
      items.every((item) => item['@context'] === 'https://schema.org'),
      'has structured data without the schema.org context',
    ],
    [
      expectedTypes.every((type) => listTypes(head).includes(type)),
      `has structured data of the types ${listTypes(head).join(', ')}`,
    ],
    [
      String(getBreadcrumbTrail(head)) === String(breadcrumbs),
      'has structured breadcrumbs that differ from the visible ones',
    ],
  ];
  return rules.filter(([isMet]) => !isMet).map(([, problem]) => `${path} ${problem}`);
}

const listRules = (rules: string, directive: 'Allow' | 'Disallow') =>
  [...rules.matchAll(new RegExp(`^${directive}: (\\S+)$`, 'gm'))].map(([, path = '']) => path);

/** Whether crawlers may fetch a path: the longest matching rule wins. */
function isAllowed(rules: string, path: string): boolean {
  const findLongest = (directive: 'Allow' | 'Disallow') =>
    Math.max(0, ...listRules(rules, directive).map((rule) => (path.startsWith(rule) ? rule.length : 0)));
  return findLongest('Allow') >= findLongest('Disallow');
}

async function publish(request: APIRequestContext, posts: typeof POSTS): Promise<string[]> {
  const { username, password } = system.staff;
  const session = await request.post('/api/token/', { data: { username, password } });
  const { access } = (await session.json()) as { access: string };
  const paths: string[] = [];
  for (const data of posts) {
    const response = await request.post('/api/posts/', {
      data,
      headers: { authorization: `Bearer ${access}` },
    });
    expect(response.status()).toBe(201);
    paths.push(`/post/${((await response.json()) as { id: number }).id}`);
  }
  return paths;
}

test('every page in the sitemap has complete metadata for sharing and structured data', async ({ page }) => {
  // Renders about 150 pages on the server.
  test.slow();
  const posts = await publish(page.request, POSTS);
  await page.goto('/robots.txt');
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const listedPaths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  const [timeline] = await listHeads(page, ['/history']);
  const entries = timeline?.linkedPaths.filter((path) => path.startsWith('/history/')) ?? [];

  const isOtherPost = (path: string) => path.startsWith('/post/') && !posts.includes(path);
  const checkedPaths = new Set([...listedPaths, ...entries].filter((path) => !isOtherPost(path)));
  const heads = await listHeads(page, [...checkedPaths]);
  const imageSizes = await measureImages(page, [
    ...new Set(heads.map(({ shared }) => shared['og:image'] ?? '')),
  ]);

  expect(heads.length).toBeGreaterThan(100);
  expect(listedPaths).toEqual(expect.arrayContaining(posts));
  expect(heads.flatMap(listViolations)).toEqual([]);
  expect(findDuplicates(heads.map(({ title }) => title))).toEqual([]);
  expect(findDuplicates(heads.map(({ description }) => description))).toEqual([]);
  const rules = await (await page.request.get('/robots.txt')).text();
  expect(listRules(rules, 'Disallow')).toEqual(['/api/']);
  const crawledPaths = [...checkedPaths, ...Object.keys(imageSizes).map((url) => new URL(url).pathname)];
  expect(crawledPaths.filter((path) => !isAllowed(rules, path))).toEqual([]);
  for (const [url, size] of Object.entries(imageSizes))
    if (/\/product|\/images\//.test(url)) expect(size, url).not.toBe('none');
    else expect(size, url).toBe(CARD);
});

test('feed readers find the feeds, which have a new post at once', async ({ page }) => {
  await page.goto('/posts');
  const hrefs = await page
    .locator('link[rel="alternate"]')
    .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => new URL(href).pathname));
  expect(hrefs).toEqual(['/posts/feed.xml', '/posts/feed.json']);
  await page.request.get('/posts/feed.xml');

  const [path = ''] = await publish(page.request, POSTS);

  const rss = await page.request.get('/posts/feed.xml');
  expect(rss.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(await rss.text()).toContain(`<link>${system.siteUrl}${path}</link>`);
  const json = await page.request.get('/posts/feed.json');
  expect(json.headers()['content-type']).toBe('application/feed+json; charset=utf-8');
  expect(await json.text()).toContain(`"url": "${system.siteUrl}${path}"`);
});
