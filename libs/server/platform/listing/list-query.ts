import { parseId } from '@paniscus/domain/ids';
import { POSTS_PAGE_DEFAULT, POSTS_PAGE_MAX } from '@paniscus/domain/posts';
import { isCalendarDay } from '@paniscus/domain/timing';
import type { FastifyReply } from 'fastify';
import { invalid } from '../http/problem.ts';

export type Query = Record<string, unknown>;

/** Keyset pagination: up to `limit` rows with an id below `beforeId`. */
export type ListPage = { limit: number; beforeId: number | undefined };

const SEARCH_MAX = 200;

/** Reads one parameter; an empty text counts as absent. Throws a problem of status 422. */
function parseText(query: Query, name: string): string | undefined {
  const value = query[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || value.includes('\u0000'))
    throw invalid({ [name]: 'Enter a single value.' });
  return value.trim() || undefined;
}

export function parseChoice<Choice extends string>(
  query: Query,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const text = parseText(query, name);
  const choice = choices.find((entry) => entry === text);
  if (text !== undefined && choice === undefined)
    throw invalid({ [name]: `Invalid ${name.replace('_', ' ')}.` });
  return choice;
}

export function parseSearch(query: Query): string | undefined {
  const search = parseText(query, 'search');
  if (search !== undefined && search.length > SEARCH_MAX)
    throw invalid({ search: `Search must be at most ${SEARCH_MAX} characters.` });
  return search;
}

/** Reads a day as YYYY-MM-DD. Throws a problem of status 422. */
export function parseDay(query: Query, name: string): string | undefined {
  const text = parseText(query, name);
  if (text === undefined) return undefined;
  // PostgreSQL's time zones need a year before the day.
  if (!isCalendarDay(text) || text < '0002')
    throw invalid({ [name]: 'Enter a date in the format YYYY-MM-DD.' });
  return text;
}

export function parseListPage(query: Query): ListPage {
  const limit = parseText(query, 'limit') ?? String(POSTS_PAGE_DEFAULT);
  if (!/^[1-9]\d{0,2}$/.test(limit) || Number(limit) > POSTS_PAGE_MAX)
    throw invalid({ limit: `Limit must be a whole number from 1 to ${POSTS_PAGE_MAX}.` });
  const cursor = parseText(query, 'cursor');
  const beforeId =
    cursor === undefined ? undefined : parseId(Buffer.from(cursor, 'base64url').toString('latin1'));
  if (cursor !== undefined && beforeId === undefined) throw invalid({ cursor: 'Invalid cursor.' });
  return { limit: Number(limit), beforeId };
}

/** Sets the `Link` header of the next page with the same filters, if there is one; `path` like `/api/orders/`. */
export function linkNextPage(
  reply: FastifyReply,
  path: string,
  filter: Record<string, string | undefined>,
  { limit, nextAfter }: { limit: number; nextAfter: number | undefined },
): void {
  if (nextAfter === undefined) return;
  const query = new URLSearchParams({ limit: String(limit) });
  for (const [name, value] of Object.entries(filter)) if (value !== undefined) query.set(name, value);
  query.set('cursor', Buffer.from(String(nextAfter)).toString('base64url'));
  void reply.header('link', `<${path}?${query.toString()}>; rel="next"`);
}
