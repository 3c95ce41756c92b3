import { normalizeTag, parseMonth } from '@paniscus/domain/posts';
import { toSlug } from '@paniscus/domain/slugs';
import { invalid } from '@paniscus/server/platform';
import type { Repository, SelectQueryBuilder } from 'typeorm';
import type { PostEntity } from '../post.entity.ts';

/** Restricts a list of posts. `author` is the slug of a byline, `month` is YYYY-MM. */
export type PostFilter = { tag?: string; author?: string; month?: string };

/** Parses `?tag=`, `?author=` and `?month=`. Throws a 422 problem. */
export function parsePostFilter({ tag, author, month }: Record<string, unknown>): PostFilter {
  return {
    ...(tag !== undefined && { tag: parseTag(tag) }),
    ...(author !== undefined && { author: parseAuthor(author) }),
    ...(month !== undefined && { month: assertMonth(month) }),
  };
}

/** Adds the conditions of the filter to a query of `posts` with the alias `post`. */
export async function applyPostFilter(
  query: SelectQueryBuilder<PostEntity>,
  { tag, author, month }: PostFilter,
  posts: Repository<PostEntity>,
): Promise<void> {
  if (tag !== undefined) query.andWhere('post.tags @> ARRAY[:tag]', { tag });
  if (author !== undefined)
    query.andWhere('post.byline = ANY(:bylines)', { bylines: await findBylines(posts, author) });
  if (month !== undefined)
    query.andWhere('post.listed_at >= :from AND post.listed_at < :to', parseMonth(month));
}

/** Bylines that have this slug, for example one with and one without an accent. */
async function findBylines(posts: Repository<PostEntity>, author: string): Promise<string[]> {
  const rows = await posts
    .createQueryBuilder('post')
    .select('DISTINCT post.byline', 'byline')
    .getRawMany<{ byline: string }>();
  return rows.map(({ byline }) => byline).filter((byline) => toSlug(byline) === author);
}

function parseTag(text: unknown): string {
  const tag = typeof text === 'string' ? normalizeTag(text) : '';
  if (tag === '') throw invalid({ tag: 'Invalid tag.' });
  return tag;
}

function parseAuthor(text: unknown): string {
  if (typeof text !== 'string' || text === '' || toSlug(text) !== text)
    throw invalid({ author: 'Invalid author.' });
  return text;
}

function assertMonth(text: unknown): string {
  if (typeof text !== 'string' || parseMonth(text) === undefined) throw invalid({ month: 'Invalid month.' });
  return text;
}
