import { publications, videosContent } from '@paniscus/content';
import { productListResponse } from '@paniscus/domain/products';
import { findTrailPosition, listTrails } from '@paniscus/domain/videos';
import { FILES, ROUTES, paths } from '@paniscus/routes';
import type { RouteDefinition } from '@paniscus/routes';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseResponse } from '../api/parse-response';
import { parsePostPage } from '../api/post-page';
import { serverContext } from '../server-context';
import type { ServerContext } from '../server-context';

/** A sitemap may have 50,000 URLs; the newest posts come first. */
const POSTS_MAX = 5000;
const POSTS_A_CALL = 100;

export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { api, publicUrl } = context.get(serverContext);
  const listed = Object.values<RouteDefinition>(ROUTES).filter(
    ({ isIndexed, path }) => isIndexed && !/[:*]/.test(path),
  );
  const works = publications.map(({ id }) => paths.publication(id));
  const branches = listTrails(videosContent.library).map((trail) =>
    paths.videoBranch(findTrailPosition(trail)),
  );
  const [products, posts] = await Promise.all([productAddresses(api), postAddresses(api)]);
  const addresses = [...listed.map(({ path }) => path), ...works, ...branches, ...products, ...posts];
  const urls = addresses.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`).join('\n');
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
async function productAddresses(api: ServerContext['api']): Promise<string[]> {
  const response = await api('/printify-products/');
  if (!response.ok) return [];
  return (await parseResponse(response, productListResponse)).map(({ id }) => paths.product(id));
}

async function postAddresses(api: ServerContext['api']): Promise<string[]> {
  const addresses: string[] = [];
  let cursor: string | undefined;
  do {
    const response = await api(
      `/posts/?limit=${POSTS_A_CALL}${cursor === undefined ? '' : `&cursor=${cursor}`}`,
    );
    if (!response.ok) throw new Error(`The list of posts answered ${response.status}.`);
    const page = await parsePostPage(response);
    addresses.push(...page.posts.map(({ id }) => paths.post(id)));
    cursor = page.nextCursor;
  } while (cursor !== undefined && addresses.length < POSTS_MAX);
  return addresses;
}
