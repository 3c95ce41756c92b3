import type { LoaderFunctionArgs } from 'react-router-dom';
import { serverContext } from '../server-context';

/** What search engines may ask for. Pages that are not for them say so themselves. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { publicUrl } = context.get(serverContext);
  return new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, no-cache',
      'x-page-tags': 'site',
    },
  });
}
