import { RouterContextProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { loader as loadPart } from '../routes/partial-sitemap';
import { loader as loadSitemap } from '../routes/sitemap';
import { serverContext } from '../server-context';

const SITE = 'https://site.example';

/** Loads a sitemap of a site with as many posts in each of two months. */
async function load(postsPerMonth: number, file?: string): Promise<Response> {
  const responses: Record<string, unknown> = {
    '/post-months/': ['2025-11', '2025-10'].map((month) => ({ month, count: postsPerMonth })),
    '/post-authors/': [
      { username: 'Rose Adler', count: 1 },
      { username: 'Rosé Adler', count: 1 },
    ],
    '/post-tags/': [{ tag: 'field-notes', count: 1 }],
    '/post-series/': [{ name: 'A year in Congo', slug: 'a-year-in-congo' }],
    '/post-links/': [{ id: 8, slug: 'ripe-figs', updated_at: '2025-11-02T08:00:00.000Z' }],
    '/post-links/?month=2025-10': [{ id: 7, updated_at: '2025-10-14T15:30:00.000Z' }],
  };
  const context = new RouterContextProvider();
  context.set(serverContext, {
    api: async (path) =>
      path in responses ? Response.json(responses[path]) : new Response(null, { status: 503 }),
    publicUrl: SITE,
    videos: { playerOrigin: 'https://player.example', hasSamples: false },
    hasNewsletter: true,
    reportError: () => {},
  });
  const url = new URL(SITE);
  const args = { context, url, request: new Request(url), params: { file } };
  return file === undefined
    ? loadSitemap({ ...args, pattern: '/sitemap.xml' })
    : loadPart({ ...args, pattern: '/sitemaps/:file' });
}

const listLocations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);

describe('sitemap', () => {
  it('lists all pages and the posts with the time of their last change', async () => {
    const xml = await (await load(2500)).text();

    expect(listLocations(xml)).toEqual(
      expect.arrayContaining([
        `${SITE}/about`,
        `${SITE}/posts/tag/field-notes`,
        `${SITE}/posts/series/a-year-in-congo`,
        `${SITE}/posts/archive/2025/10`,
      ]),
    );
    expect(listLocations(xml).filter((url) => url?.includes('rose-adler'))).toHaveLength(1);
    expect(xml).toContain(
      `<url><loc>${SITE}/post/8/ripe-figs</loc><lastmod>2025-11-02T08:00:00.000Z</lastmod></url>`,
    );
  });

  it('is an index of one sitemap per month when there are more than five thousand posts', async () => {
    const xml = await (await load(2501)).text();

    expect(xml).toContain('<sitemapindex');
    expect(listLocations(xml)).toEqual([
      `${SITE}/sitemaps/pages.xml`,
      `${SITE}/sitemaps/2025-11.xml`,
      `${SITE}/sitemaps/2025-10.xml`,
    ]);
  });

  it('has the pages in one of its parts and the posts in the others', async () => {
    const pages = await (await load(2501, 'pages.xml')).text();
    const posts = await (await load(2501, '2025-10.xml')).text();

    expect(listLocations(pages)).toContain(`${SITE}/about`);
    expect(pages).not.toContain('/post/');
    expect(listLocations(posts)).toEqual([`${SITE}/post/7`]);
  });

  it.each(['2025-09.xml', '2025-10', 'index.xml', '.xml'])('has no part %s', async (file) => {
    expect((await load(1, file)).status).toBe(404);
  });
});
