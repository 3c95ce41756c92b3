import { FILES } from '@paniscus/routes';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { serverContext } from '../server-context';
import { listMonths, listPageUrls, listPostUrls } from '../sitemap/list-urls';
import { buildSitemap, toSitemapResponse } from '../sitemap/sitemap-response';

/** A sitemap that the index lists: `pages.xml`, or the posts of a month in `2025-10.xml`. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const server = context.get(serverContext);
  const [, name] = /^(.+)\.xml$/.exec(params['file'] ?? '') ?? [];
  const months = await listMonths(server.api);
  if (name !== 'pages' && !months.some(({ month }) => month === name))
    return new Response('Not found\n', { status: 404, headers: { 'content-type': 'text/plain' } });
  const urls = name === 'pages' ? await listPageUrls(server, months) : await listPostUrls(server.api, name);
  return toSitemapResponse(buildSitemap(server.publicUrl, urls), FILES.partialSitemap);
}
