import { publications } from '@paniscus/content';
import { getPostTime, postTagListResponse } from '@paniscus/domain/posts';
import { productListResponse } from '@paniscus/domain/products';
import { getTrailPath, listTrails } from '@paniscus/domain/videos';
import { FILES, ROUTES, paths } from '@paniscus/routes';
import type { RouteDefinition } from '@paniscus/routes';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseResponse } from '../api/parse-response';
import { parsePostPage } from '../api/post-page';
import { findAuthorPath } from '../post-lists/author-path';
import { serverContext } from '../server-context';
import type { ServerContext } from '@paniscus/routes';
import { getLibrary } from '../videos/get-library';

/** A sitemap may have 50,000 URLs; the newest posts come first. */
const MAX_POSTS = 5000;
const POSTS_PER_REQUEST = 100;

export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { api, publicUrl, videos } = context.get(serverContext);
  const indexed = Object.values<RouteDefinition>(ROUTES).filter(
    ({ isIndexed, path }) => isIndexed && !/[:*]/.test(path),
  );
  const works = publications.map(({ id }) => paths.publication(id));
  const branches = listTrails(getLibrary(videos)).map((trail) => paths.videoBranch(getTrailPath(trail)));
  const [products, posts, tags] = await Promise.all([
    listProductPaths(api),
    listPostPaths(api),
    listTagPaths(api),
  ]);
  const pagePaths = [
    ...indexed.map(({ path }) => path),
    ...works,
    ...branches,
    ...products,
    ...posts,
    ...tags,
  ];
  const urls = pagePaths.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`).join('\n');
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}
</urlset>
`,
    {
      headers: {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'public, no-cache',
        'x-page-tags': FILES.sitemap.tags.join(','),
      },
    },
  );
}

/** Empty if the catalog is unavailable: the rest of the sitemap is still useful. */
async function listProductPaths(api: ServerContext['api']): Promise<string[]> {
  const response = await api('/printify-products/');
  if (!response.ok) return [];
  return (await parseResponse(response, productListResponse)).map(({ id }) => paths.product(id));
}

async function listTagPaths(api: ServerContext['api']): Promise<string[]> {
  const response = await api('/post-tags/');
  if (!response.ok) throw new Error(`The list of tags responded with ${response.status}.`);
  return (await parseResponse(response, postTagListResponse)).map(({ tag }) => paths.postTag(tag));
}

/** Paths of the posts, newest first, and of the lists that have them. */
async function listPostPaths(api: ServerContext['api']): Promise<string[]> {
  const posts: string[] = [];
  const lists = new Set<string>();
  let cursor: string | undefined;
  do {
    const response = await api(
      `/posts/?limit=${POSTS_PER_REQUEST}${cursor === undefined ? '' : `&cursor=${cursor}`}`,
    );
    if (!response.ok) throw new Error(`The list of posts responded with ${response.status}.`);
    const page = await parsePostPage(response);
    posts.push(...page.posts.map(({ id, slug }) => paths.post(id, slug)));
    for (const post of page.posts) {
      const authorPath = findAuthorPath(post);
      if (authorPath !== undefined) lists.add(authorPath);
      lists.add(paths.postMonth(getPostTime(post).slice(0, 'YYYY-MM'.length)));
    }
    cursor = page.nextCursor;
  } while (cursor !== undefined && posts.length < MAX_POSTS);
  return [...posts, ...lists];
}
