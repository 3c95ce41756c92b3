import { Injectable } from '@nestjs/common';
import type { PostReference, RelatedPosts } from '@paniscus/domain/posts';
import { Clock } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import type { PostEntity } from '../post.entity.ts';
import { toPostReference } from '../post.view.ts';
import { PostsService } from '../posts.service.ts';
import { PostSeriesService } from './post-series.service.ts';

const RELATED_MAX = 3;
/** A tag is rare up to this number of posts. */
const RARE_MAX = 200;
/** Posts that are compared whatever their tags are. */
const NEWEST = 500;

const RARE_TAGS = `
  SELECT value FROM post_facets WHERE facet = 'tag' AND value = ANY ($1)
  GROUP BY value HAVING sum(posts) <= ${RARE_MAX}`;

const PUBLISHED = "(status = 'published' OR (status = 'scheduled' AND publish_at <= $5))";
const COLUMNS = 'id, slug, title, listed_at, tags, series_id';
const RELATED = `
  WITH candidates AS (
    (SELECT ${COLUMNS} FROM posts WHERE ${PUBLISHED} ORDER BY listed_at DESC, id DESC LIMIT ${NEWEST})
    UNION
    SELECT ${COLUMNS} FROM posts WHERE tags && $3::text[] AND ${PUBLISHED}
  )
  SELECT id, slug, title, listed_at AS "listedAt" FROM candidates
  WHERE id <> $1 AND tags && $2::text[] AND ($4::integer IS NULL OR series_id IS DISTINCT FROM $4)
  ORDER BY cardinality(ARRAY(SELECT unnest(tags) INTERSECT SELECT unnest($2))) DESC, listed_at DESC, id DESC
  LIMIT ${RELATED_MAX}`;

/** Where readers can go from a post: the parts of its series, and posts with the same tags. */
@Injectable()
export class RelatedPostsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly posts: PostsService,
    private readonly series: PostSeriesService,
  ) {}

  /** Throws a 404 problem unless the post is published. */
  async find(id: number): Promise<RelatedPosts> {
    const post = await this.posts.get(id, 'public');
    const [series, posts] = await Promise.all([this.findPlace(post), this.listRelated(post)]);
    return { series, posts };
  }

  private async findPlace({ id, seriesId }: PostEntity): Promise<RelatedPosts['series']> {
    const series = await this.series.findById(this.dataSource.manager, seriesId);
    const parts = series === null ? [] : await this.series.listNeighbors(series.id, id);
    const index = parts.findIndex((part) => part.id === id);
    const own = parts[index];
    if (series === null || own === undefined) return null;
    const [previous, next] = [parts[index - 1], parts[index + 1]];
    return {
      name: series.name,
      slug: series.slug,
      part: own.part,
      count: own.count,
      previous: previous === undefined ? null : toPostReference(previous),
      next: next === undefined ? null : toPostReference(next),
    };
  }

  /**
   * Posts that share most tags, newest first. Compared are the newest posts and those with a rare tag, so that a frequent
   * tag does not make the database read all posts that have it.
   */
  private async listRelated({ id, tags, seriesId }: PostEntity): Promise<PostReference[]> {
    if (tags.length === 0) return [];
    const rare = await this.dataSource.query<{ value: string }[]>(RARE_TAGS, [tags]);
    const found = await this.dataSource.query<Pick<PostEntity, 'id' | 'slug' | 'title' | 'listedAt'>[]>(
      RELATED,
      [id, tags, rare.map(({ value }) => value), seriesId, this.clock.now()],
    );
    return found.map(toPostReference);
  }
}
