import { FILES } from '@paniscus/routes';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { serverContext } from '../server-context';

/**
 * Disallows the API except pictures, which are shown in search results and link previews. Pages that must not be indexed
 * have a robots meta tag.
 */
const RULES = [
  'User-agent: *',
  'Disallow: /api/',
  'Allow: /api/pictures/',
  'Allow: /api/post-cards/',
  'Allow: /api/product-pictures/',
];

export function loader({ context }: LoaderFunctionArgs): Response {
  const { publicUrl } = context.get(serverContext);
  return new Response([...RULES, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n'), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, no-cache',
      'x-page-tags': FILES.robots.tags.join(','),
    },
  });
}
