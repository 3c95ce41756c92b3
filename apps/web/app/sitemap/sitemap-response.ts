import type { FileDefinition } from '@paniscus/routes';

/** Page of a sitemap, with the time of its last change if that is known. */
export type SitemapUrl = { path: string; lastModified?: string };

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Sitemap of pages, see https://www.sitemaps.org/protocol.html. */
export function buildSitemap(publicUrl: string, urls: readonly SitemapUrl[]): string {
  const lines = urls.map(({ path, lastModified }) => {
    const change = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`;
    return `<url><loc>${publicUrl}${path}</loc>${change}</url>`;
  });
  return [HEADER, `<urlset xmlns="${NAMESPACE}">`, ...lines, '</urlset>', ''].join('\n');
}

/** Sitemap of other sitemaps. */
export function buildSitemapIndex(publicUrl: string, sitemapPaths: readonly string[]): string {
  const lines = sitemapPaths.map((path) => `<sitemap><loc>${publicUrl}${path}</loc></sitemap>`);
  return [HEADER, `<sitemapindex xmlns="${NAMESPACE}">`, ...lines, '</sitemapindex>', ''].join('\n');
}

export const toSitemapResponse = (xml: string, { tags }: FileDefinition): Response =>
  new Response(xml, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, no-cache',
      'x-page-tags': tags.join(','),
    },
  });
