import { Injectable } from '@nestjs/common';
import { toSlug } from '@paniscus/domain/slugs';
import { Clock } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { wherePublished } from '../lists/published-posts.ts';
import type { Reader } from '../lists/reader.types.ts';
import { PostEntity } from '../post.entity.ts';
import { PostSeriesEntity } from './post-series.entity.ts';

const SERIES_LISTED_MAX = 1000;
/** Parts of one series that readers are shown. */
const PARTS_MAX = 200;

const VISIBLE = {
  public: "posts.status = 'published' OR (posts.status = 'scheduled' AND posts.publish_at <= $1)",
  staff: "posts.status <> 'trashed' AND $1::timestamptz IS NOT NULL",
} satisfies Record<Reader, string>;

/** A part of a series; `part` is its number from 1, and `count` that of the last. */
type SeriesPart = Pick<PostEntity, 'id' | 'slug' | 'title' | 'listedAt'> & {
  part: number;
  count: number;
};

const NEIGHBORS = `
  WITH listed AS (
    SELECT id, slug, title, listed_at, series_position FROM posts
    WHERE series_id = $2 AND (${VISIBLE.public}) ORDER BY series_position, id LIMIT ${PARTS_MAX}
  ), parts AS (
    SELECT id, slug, title, listed_at AS "listedAt",
      row_number() OVER (ORDER BY series_position, id)::integer AS part, count(*) OVER ()::integer AS count
    FROM listed
  )
  SELECT parts.* FROM parts JOIN parts AS own ON parts.part BETWEEN own.part - 1 AND own.part + 1
  WHERE own.id = $3 ORDER BY parts.part`;

@Injectable()
export class PostSeriesService {
  private readonly series: Repository<PostSeriesEntity>;
  private readonly posts: Repository<PostEntity>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    this.series = dataSource.getRepository(PostSeriesEntity);
    this.posts = dataSource.getRepository(PostEntity);
  }

  /** Series that have posts which the reader may see, newest first. */
  async list(reader: Reader): Promise<Pick<PostSeriesEntity, 'name' | 'slug'>[]> {
    return this.dataSource.query(
      `SELECT name, slug FROM post_series AS series
       WHERE EXISTS (SELECT FROM posts WHERE posts.series_id = series.id AND (${VISIBLE[reader]}))
       ORDER BY id DESC LIMIT ${SERIES_LISTED_MAX}`,
      [this.clock.now()],
    );
  }

  async findBySlug(slug: string): Promise<PostSeriesEntity | null> {
    return this.series.findOneBy({ slug });
  }

  async findById(manager: EntityManager, id: number | null): Promise<PostSeriesEntity | null> {
    return id === null ? null : manager.findOneBy(PostSeriesEntity, { id });
  }

  /** Published posts of a series in the order of its parts, without their texts. */
  async listParts(id: number): Promise<PostEntity[]> {
    const { propertiesMap } = this.posts.metadata;
    const columns = Object.keys(propertiesMap).filter((name) => name !== 'content');
    const query = this.posts
      .createQueryBuilder('post')
      .select(columns.map((name) => `post.${name}`))
      .where('post.series_id = :id', { id })
      .orderBy('post.series_position')
      .addOrderBy('post.id')
      .limit(PARTS_MAX);
    wherePublished(query, this.clock.now());
    return query.getMany();
  }

  /** A published post of a series between the parts before and after it; empty unless it is one of the parts. */
  async listNeighbors(id: number, postId: number): Promise<SeriesPart[]> {
    return this.dataSource.query<SeriesPart[]>(NEIGHBORS, [this.clock.now(), id, postId]);
  }

  /** ID of the series with this name, which is created when it is new, and renamed when its slug is the same. */
  async save(manager: EntityManager, name: string): Promise<number> {
    const [row] = await manager.query<[{ id: number }]>(
      `INSERT INTO post_series (slug, name) VALUES ($1, $2)
       ON CONFLICT ON CONSTRAINT post_series_slug_unique DO UPDATE SET name = excluded.name RETURNING id`,
      [toSlug(name), name],
    );
    return row.id;
  }
}
