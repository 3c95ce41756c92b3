import { Injectable } from '@nestjs/common';
import type { PostAuthor, PostCounts, PostMonth, PostStatus, PostTag } from '@paniscus/domain/posts';
import { Clock } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import type { Reader } from './reader.types.ts';

const TAGS_LISTED_MAX = 1000;
const NO_POSTS = { draft: 0, scheduled: 0, published: 0, trashed: 0 };

/** Counts of a facet for readers: published posts, and scheduled ones that are due and not marked as published yet. */
const PUBLIC_FACET = `
  SELECT value, posts FROM post_facets WHERE facet = $1 AND status = 'published' AND posts > 0
  UNION ALL
  SELECT counted.value, 1
  FROM posts, list_post_facets(posts.listed_at, posts.byline, posts.tags) AS counted
  WHERE counted.facet = $1 AND posts.status = 'scheduled' AND posts.publish_at <= $2`;

const STAFF_FACET = `
  SELECT value, posts FROM post_facets WHERE facet = $1 AND status <> 'trashed' AND posts > 0`;

/** Numbers of posts by status, month, tag and author, which the database counts with every write. */
@Injectable()
export class PostFacetsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Tags of the posts that the reader may see, most used first. */
  async listTags(reader: Reader): Promise<PostTag[]> {
    const [facet, parameters] =
      reader === 'public' ? [PUBLIC_FACET, ['tag', this.clock.now()]] : [STAFF_FACET, ['tag']];
    return this.dataSource.query<PostTag[]>(
      `SELECT value AS tag, sum(posts)::integer AS count FROM (${facet}) AS counted
       GROUP BY value ORDER BY count DESC, tag LIMIT ${TAGS_LISTED_MAX}`,
      parameters,
    );
  }

  /** Months in the organization's time zone that have published posts, newest first. */
  async listMonths(): Promise<PostMonth[]> {
    return this.dataSource.query<PostMonth[]>(
      `SELECT value AS month, sum(posts)::integer AS count FROM (${PUBLIC_FACET}) AS counted
       GROUP BY value ORDER BY value DESC`,
      ['month', this.clock.now()],
    );
  }

  /** Authors of published posts, in alphabetical order. */
  async listAuthors(): Promise<PostAuthor[]> {
    return this.dataSource.query<PostAuthor[]>(
      `SELECT value AS username, sum(posts)::integer AS count FROM (${PUBLIC_FACET}) AS counted
       GROUP BY value ORDER BY value`,
      ['byline', this.clock.now()],
    );
  }

  /** Bylines that posts have or had. */
  async listBylines(): Promise<string[]> {
    const rows = await this.dataSource.query<{ value: string }[]>(
      "SELECT DISTINCT value FROM post_facets WHERE facet = 'byline'",
    );
    return rows.map(({ value }) => value);
  }

  /** Number of posts in each status: every post is counted in one month. There are only a few samples. */
  async count(): Promise<PostCounts> {
    const rows = await this.dataSource.query<{ status: PostStatus; count: number }[]>(
      "SELECT status, sum(posts)::integer AS count FROM post_facets WHERE facet = 'month' GROUP BY status",
    );
    const [samples] = await this.dataSource.query<[{ count: number }]>(
      "SELECT count(*)::integer AS count FROM posts WHERE is_sample AND status <> 'trashed'",
    );
    return {
      samples: samples.count,
      ...NO_POSTS,
      ...Object.fromEntries(rows.map(({ status, count }) => [status, count])),
    };
  }
}
