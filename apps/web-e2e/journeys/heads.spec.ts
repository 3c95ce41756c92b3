import type { APIRequestContext } from '@playwright/test';
import { listHeads, picturesAt } from '../support/heads.ts';
import type { Head } from '../support/heads.ts';
import { system } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

const CARD = '1200 × 630';
const WORKS = ['Book', 'Chapter', 'ScholarlyArticle', 'Thesis'];

/** Expected schema.org types by URL; pages not listed need no structured data. */
const EXPECTED_KINDS: readonly (readonly [address: RegExp, kinds: readonly string[]])[] = [
  [/^\/$/, ['NGO', 'Event']],
  [/^\/KanziCelebration$/, ['VideoObject']],
  [/^\/post\/\d+$/, ['BlogPosting', 'BreadcrumbList']],
  [/^\/product\/.+$/, ['Product', 'BreadcrumbList']],
  [/^\/SueBiblio$/, ['CollectionPage']],
  [/^\/SueBiblio\/.+$/, ['Work', 'BreadcrumbList']],
  [/^\/history$/, ['ItemList']],
  [/^\/history\/.+$/, ['CreativeWork', 'BreadcrumbList']],
  [/^\/video\/.+$/, ['BreadcrumbList']],
  [/^\/PaniscusKeyboard\/.+$/, ['LearningResource', 'BreadcrumbList']],
];

const listKinds = ({ things }: Head) =>
  [...new Set(things.flatMap((thing) => thing['@type']))].map((kind) =>
    WORKS.includes(kind) ? 'Work' : kind,
  );

const getBreadcrumbTrail = ({ things }: Head) =>
  things
    .filter((thing) => thing['@type'] === 'BreadcrumbList')
    .flatMap(({ itemListElement }) => itemListElement as { name: string }[])
    .map(({ name }) => name);

const repeatedIn = (texts: readonly string[]) =>
  texts.filter((text, place) => text.trim() === '' || texts.indexOf(text) !== place);

/** Posts from other tests are not checked, because they have no proper text. */
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

function listFaults(head: Head): string[] {
  const { path, shared, things, description, landmarks, trail } = head;
  const expectedKinds = EXPECTED_KINDS.find(([address]) => address.test(path))?.[1] ?? [];
  const canonicalPath = path.startsWith('/history/') ? '/history' : path;
  const rules: [boolean, string][] = [
    [head.status === 200, `answers ${head.status}`],
    [head.robots === '', 'is kept from search engines'],
    [head.language === 'en', 'names no language'],
    [head.canonical === system.siteUrl + canonicalPath, `stands at ${head.canonical}`],
    [shared['og:url'] === system.siteUrl + path, `is shared as ${shared['og:url']}`],
    [head.title.startsWith(shared['og:title'] ?? '?'), `is shared under the title ${shared['og:title']}`],
    [shared['og:description'] === description, 'is shared with another description'],
    [(shared['og:image:alt'] ?? '') !== '', 'says nothing of its picture'],
    [head.title.length <= 160, `has a title of ${head.title.length} characters`],
    [
      description.length >= 40 && description.length <= 320,
      `has a description of ${description.length} characters: ${description}`,
    ],
    [head.headings.length === 1 && head.headings[0] !== '', `has ${head.headings.length} main titles`],
    [Object.values(landmarks).every((count) => count === 1), `has ${JSON.stringify(landmarks)}`],
    [
      things.every((thing) => thing['@context'] === 'https://schema.org'),
      'speaks to machines in no known words',
    ],
    [
      expectedKinds.every((kind) => listKinds(head).includes(kind)),
      `tells machines of ${listKinds(head).join(', ')}`,
    ],
    [String(getBreadcrumbTrail(head)) === String(trail), 'tells machines another way than people'],
  ];
  return rules.filter(([holds]) => !holds).map(([, fault]) => `${path} ${fault}`);
}

const ruledBy = (rules: string, word: 'Allow' | 'Disallow') =>
  [...rules.matchAll(new RegExp(`^${word}: (\\S+)$`, 'gm'))].map(([, path = '']) => path);

/** Whether crawlers may fetch a path: the longest matching rule wins. */
function isAllowed(rules: string, path: string): boolean {
  const longest = (word: 'Allow' | 'Disallow') =>
    Math.max(0, ...ruledBy(rules, word).map((rule) => (path.startsWith(rule) ? rule.length : 0)));
  return longest('Allow') >= longest('Disallow');
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
  const map = await (await page.request.get('/sitemap.xml')).text();
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const [timeline] = await listHeads(page, ['/history']);
  const entries = timeline?.leadsTo.filter((path) => path.startsWith('/history/')) ?? [];

  const isThirdParty = (path: string) => path.startsWith('/post/') && !posts.includes(path);
  const judged = new Set([...listed, ...entries].filter((path) => !isThirdParty(path)));
  const heads = await listHeads(page, [...judged]);
  const pictures = await picturesAt(page, [...new Set(heads.map(({ shared }) => shared['og:image'] ?? ''))]);

  expect(heads.length).toBeGreaterThan(100);
  expect(listed).toEqual(expect.arrayContaining(posts));
  expect(heads.flatMap(listFaults)).toEqual([]);
  expect(repeatedIn(heads.map(({ title }) => title))).toEqual([]);
  expect(repeatedIn(heads.map(({ description }) => description))).toEqual([]);
  const rules = await (await page.request.get('/robots.txt')).text();
  expect(ruledBy(rules, 'Disallow')).toEqual(['/api/']);
  const shown = [...judged, ...Object.keys(pictures).map((address) => new URL(address).pathname)];
  expect(shown.filter((path) => !isAllowed(rules, path))).toEqual([]);
  for (const [address, size] of Object.entries(pictures))
    if (/\/product|\/images\//.test(address)) expect(size, address).not.toBe('none');
    else expect(size, address).toBe(CARD);
});
