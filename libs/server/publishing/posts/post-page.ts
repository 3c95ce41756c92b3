import { idFrom } from '@paniscus/domain/ids';
import { POSTS_PAGE_DEFAULT, POSTS_PAGE_MAX } from '@paniscus/domain/posts';
import { invalid } from '@paniscus/server/platform';

/** Pagination cursor: position of the page's last post in the list. */
export type Place = { listedAt: Date; id: number };

export type PostPage = { limit: number; after: Place | undefined };

/** Parses `?limit=` and `?cursor=`. Throws a 422 problem. */
export function postPageFrom({ limit, cursor }: Record<string, unknown>): PostPage {
  return { limit: limitFrom(limit), after: cursor === undefined ? undefined : placeFrom(cursor) };
}

export function encodeCursor({ listedAt, id }: Place): string {
  return Buffer.from(`${listedAt.getTime()}.${id}`).toString('base64url');
}

function limitFrom(limit: unknown): number {
  if (limit === undefined) return POSTS_PAGE_DEFAULT;
  const number = typeof limit === 'string' && /^[1-9]\d{0,2}$/.test(limit) ? Number(limit) : 0;
  if (number < 1 || number > POSTS_PAGE_MAX)
    throw invalid({ limit: `Limit must be a whole number from 1 to ${POSTS_PAGE_MAX}.` });
  return number;
}

function placeFrom(cursor: unknown): Place {
  const text = typeof cursor === 'string' && cursor.length <= 50 ? cursor : '';
  const match = /^(\d{1,14})\.(\d{1,10})$/.exec(Buffer.from(text, 'base64url').toString('latin1'));
  const id = idFrom(match?.[2]);
  if (match === null || id === undefined) throw invalid({ cursor: 'Invalid cursor.' });
  return { listedAt: new Date(Number(match[1])), id };
}
