import { organization } from '@paniscus/content';
import { normalizeTag, parseMonth } from '@paniscus/domain/posts';
import { toSlug } from '@paniscus/domain/slugs';
import { invalid } from '@paniscus/server/platform';
import type { SelectQueryBuilder } from 'typeorm';
import type { PostEntity } from '../post.entity.ts';
import type { PostFacetsService } from './post-facets.service.ts';

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
  facets: PostFacetsService,
): Promise<void> {
  if (tag !== undefined) query.andWhere('post.tags @> ARRAY[:tag]', { tag });
  if (author !== undefined) {
    // One with and one without an accent may have the same slug. `IN` uses the index for a single byline.
    const bylines = (await facets.listBylines()).filter((byline) => toSlug(byline) === author);
    query.andWhere(bylines.length === 0 ? 'FALSE' : 'post.byline IN (:...bylines)', { bylines });
  }
  if (month !== undefined)
    query.andWhere(`post.listed_at >= ${toStart(':from')} AND post.listed_at < ${toStart(':to')}`, {
      ...parseMonth(month),
      zone: organization.timeZone,
    });
}

/** SQL expression of the first moment of a day in the organization's time zone. */
const toStart = (day: string) => `CAST(CAST(${day} AS date) AS timestamp) AT TIME ZONE :zone`;

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
