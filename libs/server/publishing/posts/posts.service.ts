import { Injectable } from '@nestjs/common';
import type { PostStatus } from '@paniscus/domain/posts';
import { Clock, notFound } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import type { Repository } from 'typeorm';
import { applyPostFilter } from './lists/post-filter.ts';
import type { PostFilter } from './lists/post-filter.ts';
import { PostFacetsService } from './lists/post-facets.service.ts';
import type { PostCursor, PostPage } from './lists/post-page.ts';
import { wherePublished } from './lists/published-posts.ts';
import type { Reader } from './lists/reader.types.ts';
import { PostEntity } from './post.entity.ts';

/** A sitemap has at most as many URLs. */
const LINKS_MAX = 50_000;

export type PostList = { posts: PostEntity[]; next: PostCursor | undefined };

@Injectable()
export class PostsService {
  private readonly posts: Repository<PostEntity>;

  constructor(
    dataSource: DataSource,
    private readonly clock: Clock,
    private readonly facets: PostFacetsService,
  ) {
    this.posts = dataSource.getRepository(PostEntity);
  }

  /**
   * Lists posts, newest first; scheduled ones begin with the next. Without a status, staff see all but those in the
   * trash; visitors see published ones.
   */
  async list({ limit, after, filter }: PostPage, reader: Reader, status?: PostStatus): Promise<PostList> {
    const isScheduled = status === 'scheduled';
    const direction = isScheduled ? 'ASC' : 'DESC';
    const query = this.posts
      .createQueryBuilder('post')
      .where(status === undefined ? "post.status <> 'trashed'" : 'post.status = :status', { status })
      .orderBy('post.listed_at', direction)
      .addOrderBy('post.id', direction)
      .limit(limit + 1);
    if (reader === 'public') wherePublished(query, this.clock.now());
    await applyPostFilter(query, filter, this.facets);
    if (after !== undefined)
      query.andWhere(`(post.listed_at, post.id) ${isScheduled ? '>' : '<'} (:listedAt, :id)`, after);
    const posts = await query.getMany();
    return { posts: posts.slice(0, limit), next: posts.length > limit ? posts[limit - 1] : undefined };
  }

  /** Throws a 404 problem when there is no such post or the reader may not see it. */
  async get(id: number, reader: Reader): Promise<PostEntity> {
    const post = await this.find(id, reader);
    if (post === undefined) throw notFound();
    return post;
  }

  /** Undefined when there is no such post or the reader may not see it. */
  async find(id: number, reader: Reader): Promise<PostEntity | undefined> {
    const query = this.posts.createQueryBuilder('post').where('post.id = :id', { id });
    if (reader === 'public') wherePublished(query, this.clock.now());
    return (await query.getOne()) ?? undefined;
  }

  /** What the URLs of published posts consist of, newest first. */
  async listLinks(filter: PostFilter): Promise<Pick<PostEntity, 'id' | 'slug' | 'updatedAt'>[]> {
    const query = this.posts
      .createQueryBuilder('post')
      .select(['post.id', 'post.slug', 'post.updatedAt'])
      .orderBy('post.listed_at', 'DESC')
      .addOrderBy('post.id', 'DESC')
      .limit(LINKS_MAX);
    wherePublished(query, this.clock.now());
    await applyPostFilter(query, filter, this.facets);
    return query.getMany();
  }
}
