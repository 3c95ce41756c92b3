import { parseId } from '@paniscus/domain/ids';
import { POSTS_PAGE_DEFAULT, POSTS_PAGE_MAX } from '@paniscus/domain/posts';
import type { PostStatus } from '@paniscus/domain/posts';
import { invalid } from '@paniscus/server/platform';
import { parsePostFilter } from './post-filter.ts';
import type { PostFilter } from './post-filter.ts';

/** Pagination cursor: position of the page's last post in the list. */
export type PostCursor = { listedAt: Date; id: number };

export type PostPage = { limit: number; after: PostCursor | undefined; filter: PostFilter };

/** Parses `?limit=`, `?cursor=` and the filter. Throws a 422 problem. */
export function parsePostPage({ limit, cursor, ...filter }: Record<string, unknown>): PostPage {
  return {
    limit: parseLimit(limit),
    after: cursor === undefined ? undefined : decodeCursor(cursor),
    filter: parsePostFilter(filter),
  };
}

/** Value of the `Link` header: the page that begins after the cursor, with the same filters. */
export function formatNextLink(
  { limit, filter }: PostPage,
  status: PostStatus | undefined,
  next: PostCursor,
): string {
  const query = new URLSearchParams({ limit: String(limit), ...filter });
  if (status !== undefined) query.set('status', status);
  query.set('cursor', encodeCursor(next));
  return `</api/posts/?${query.toString()}>; rel="next"`;
}

function encodeCursor({ listedAt, id }: PostCursor): string {
  return Buffer.from(`${listedAt.getTime()}.${id}`).toString('base64url');
}

function parseLimit(limit: unknown): number {
  if (limit === undefined) return POSTS_PAGE_DEFAULT;
  const number = typeof limit === 'string' && /^[1-9]\d{0,2}$/.test(limit) ? Number(limit) : 0;
  if (number < 1 || number > POSTS_PAGE_MAX)
    throw invalid({ limit: `Limit must be a whole number from 1 to ${POSTS_PAGE_MAX}.` });
  return number;
}

function decodeCursor(cursor: unknown): PostCursor {
  const text = typeof cursor === 'string' && cursor.length <= 50 ? cursor : '';
  const match = /^(\d{1,14})\.(\d{1,10})$/.exec(Buffer.from(text, 'base64url').toString('latin1'));
  const id = parseId(match?.[2]);
  if (match === null || id === undefined) throw invalid({ cursor: 'Invalid cursor.' });
  return { listedAt: new Date(Number(match[1])), id };
}
