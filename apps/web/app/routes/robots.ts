import type { LoaderFunctionArgs } from 'react-router-dom';
import { serverContext } from '../server-context';

/**
 * What search engines may ask for: all but the calls of the API; the pictures of products lie there too, and stand for
 * their pages elsewhere. Pages that are not for search engines say so themselves.
 */
const RULES = ['User-agent: *', 'Disallow: /api/', 'Allow: /api/product-pictures/'];

export function loader({ context }: LoaderFunctionArgs): Response {
  const { publicUrl } = context.get(serverContext);
  return new Response([...RULES, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n'), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, no-cache',
      'x-page-tags': 'site',
    },
  });
}
