import type { FileDefinition } from '@paniscus/routes';

/** Response with a feed, cached until a post changes. */
export function feedResponse(body: string, mediaType: string, { tags }: FileDefinition): Response {
  return new Response(body, {
    headers: {
      'content-type': `${mediaType}; charset=utf-8`,
      'cache-control': 'public, no-cache',
      'x-page-tags': tags.join(','),
    },
  });
}
