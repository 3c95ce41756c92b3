import { FILES, paths } from '@paniscus/routes';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { serverContext } from '../server-context';
import { listMonths, listPageUrls, listPostUrls } from '../sitemap/list-urls';
import { buildSitemap, buildSitemapIndex, toSitemapResponse } from '../sitemap/sitemap-response';

/** More posts have sitemaps of their own, one for each month. */
const POSTS_MAX = 5000;

export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const server = context.get(serverContext);
  const months = await listMonths(server.api);
  const posts = months.reduce((sum, { count }) => sum + count, 0);
  if (posts > POSTS_MAX) {
    const sitemapPaths = [paths.pageSitemap, ...months.map(({ month }) => paths.monthSitemap(month))];
    return toSitemapResponse(buildSitemapIndex(server.publicUrl, sitemapPaths), FILES.sitemap);
  }
  const urls = [...(await listPageUrls(server, months)), ...(await listPostUrls(server.api))];
  return toSitemapResponse(buildSitemap(server.publicUrl, urls), FILES.sitemap);
}
