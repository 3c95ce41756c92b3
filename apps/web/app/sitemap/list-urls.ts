import { publications } from '@paniscus/content';
import {
  postAuthorListResponse,
  postLinkListResponse,
  postMonthListResponse,
  postSeriesListResponse,
  postTagListResponse,
} from '@paniscus/domain/posts';
import type { PostMonth } from '@paniscus/domain/posts';
import { productListResponse } from '@paniscus/domain/products';
import { getTrailPath, listTrails } from '@paniscus/domain/videos';
import { ROUTES, paths } from '@paniscus/routes';
import type { RouteDefinition, ServerContext } from '@paniscus/routes';
import { parseResponse } from '../api/parse-response';
import { findAuthorPath } from '../post-lists/author-path';
import { getLibrary } from '../videos/get-library';
import type { SitemapUrl } from './sitemap-response';

type Api = ServerContext['api'];

async function request(api: Api, path: string): Promise<Response> {
  const response = await api(path);
  if (!response.ok) throw new Error(`${path} responded with ${response.status}.`);
  return response;
}

export const listMonths = async (api: Api): Promise<PostMonth[]> =>
  parseResponse(await request(api, '/post-months/'), postMonthListResponse);

/** All pages except posts. */
export async function listPageUrls(
  { api, videos }: Pick<ServerContext, 'api' | 'videos'>,
  months: readonly PostMonth[],
): Promise<SitemapUrl[]> {
  const indexed = Object.values<RouteDefinition>(ROUTES).filter(
    ({ isIndexed, path }) => isIndexed && !/[:*]/.test(path),
  );
  const tags = await parseResponse(await request(api, '/post-tags/'), postTagListResponse);
  const authors = await parseResponse(await request(api, '/post-authors/'), postAuthorListResponse);
  const series = await parseResponse(await request(api, '/post-series/'), postSeriesListResponse);
  return [
    ...indexed.map(({ path }) => path),
    ...publications.map(({ id }) => paths.publication(id)),
    ...listTrails(getLibrary(videos)).map((trail) => paths.videoBranch(getTrailPath(trail))),
    ...(await listProductPaths(api)),
    ...tags.map(({ tag }) => paths.postTag(tag)),
    ...new Set(authors.map(findAuthorPath).filter((path) => path !== undefined)),
    ...series.map(({ slug }) => paths.postSeries(slug)),
    ...months.map(({ month }) => paths.postMonth(month)),
  ].map((path) => ({ path }));
}

/** Posts, newest first: all, or those of a month. */
export async function listPostUrls(api: Api, month?: string): Promise<SitemapUrl[]> {
  const path = month === undefined ? '/post-links/' : `/post-links/?month=${month}`;
  const posts = await parseResponse(await request(api, path), postLinkListResponse);
  return posts.map(({ id, slug, updated_at: lastModified }) => ({
    path: paths.post(id, slug),
    lastModified,
  }));
}

/** Empty if the catalog is unavailable: the rest of the sitemap is still useful. */
async function listProductPaths(api: Api): Promise<string[]> {
  const response = await api('/printify-products/');
  if (!response.ok) return [];
  return (await parseResponse(response, productListResponse)).map(({ id }) => paths.product(id));
}
