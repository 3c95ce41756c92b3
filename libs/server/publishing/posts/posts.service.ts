import { Injectable } from '@nestjs/common';
import { buildPreview } from '@paniscus/domain/posts';
import type { PostStatus, PostWrite } from '@paniscus/domain/posts';
import { Clock, notFound, CacheInvalidationService, Scheduler } from '@paniscus/server/platform';
import { Brackets, DataSource, In } from 'typeorm';
import type { Repository, SelectQueryBuilder } from 'typeorm';
import { PlainTextReader } from './plain-text.reader.ts';
import type { Place, PostPage } from './post-page.ts';
import { PostEntity } from './post.entity.ts';

/** Maximum number of searchable posts; older ones can still be paged through. */
const OUT_MAX = 5000;
const PUBLISH_EVERY_MS = 5000;

export type Reader = 'public' | 'staff';

export type Author = { accountId: number; byline: string };

export type PostList = { posts: PostEntity[]; next: Place | undefined };

@Injectable()
export class PostsService {
  private readonly posts: Repository<PostEntity>;

  constructor(
    dataSource: DataSource,
    private readonly clock: Clock,
    private readonly cacheInvalidation: CacheInvalidationService,
    private readonly plainText: PlainTextReader,
    scheduler: Scheduler,
  ) {
    scheduler.schedule({
      name: 'publish_due_posts',
      everyMs: PUBLISH_EVERY_MS,
      run: () => this.publishDue(),
    });
    this.posts = dataSource.getRepository(PostEntity);
  }

  async list({ limit, after }: PostPage, reader: Reader): Promise<PostList> {
    const query = this.posts
      .createQueryBuilder('post')
      .where("post.status <> 'trashed'")
      .orderBy('post.listed_at', 'DESC')
      .addOrderBy('post.id', 'DESC')
      .limit(limit + 1);
    if (reader === 'public') this.onlyOut(query);
    if (after !== undefined) query.andWhere('(post.listed_at, post.id) < (:listedAt, :id)', after);
    const posts = await query.getMany();
    return { posts: posts.slice(0, limit), next: posts.length > limit ? posts[limit - 1] : undefined };
  }

  /** Throws a 404 problem when there is no such post or the reader may not see it. */
  async get(id: number, reader: Reader): Promise<PostEntity> {
    const query = this.posts.createQueryBuilder('post').where('post.id = :id', { id });
    if (reader === 'public') this.onlyOut(query);
    const post = await query.getOne();
    if (post === null) throw notFound();
    return post;
  }

  /** Ids and modification times of the published posts, newest first, up to a maximum. */
  async outNow(): Promise<Pick<PostEntity, 'id' | 'updatedAt'>[]> {
    const query = this.posts
      .createQueryBuilder('post')
      .select(['post.id', 'post.updatedAt'])
      .orderBy('post.listed_at', 'DESC')
      .limit(OUT_MAX);
    this.onlyOut(query);
    return query.getMany();
  }

  async read(ids: readonly number[]): Promise<PostEntity[]> {
    return ids.length === 0 ? [] : this.posts.findBy({ id: In([...ids]) });
  }

  async create(write: PostWrite, author: Author): Promise<PostEntity> {
    const now = this.clock.now();
    const publishAt = getMoment(write);
    const post = await this.posts.save(
      this.posts.create({
        ...(await this.toText(write)),
        authorId: author.accountId,
        byline: author.byline,
        status: write.status ?? 'published',
        publishAt,
        listedAt: publishAt ?? now,
        createdAt: now,
        updatedAt: now,
      }),
    );
    await this.cacheInvalidation.invalidate('posts');
    return post;
  }

  async update(id: number, write: PostWrite): Promise<PostEntity> {
    const post = await this.get(id, 'staff');
    Object.assign(post, await this.toText(write), { updatedAt: this.clock.now() });
    if (write.status !== undefined) this.moveTo(post, write.status, getMoment(write));
    await this.posts.save(post);
    await this.cacheInvalidation.invalidate('posts');
    return post;
  }

  /** Publishes scheduled posts that are due and invalidates their pages. */
  async publishDue(): Promise<void> {
    const { affected } = await this.posts
      .createQueryBuilder()
      .update()
      .set({ status: 'published', publishAt: () => 'NULL' })
      .where("status = 'scheduled' AND publish_at <= :now", { now: this.clock.now() })
      .execute();
    if (affected !== 0) await this.cacheInvalidation.invalidate('posts');
  }

  private async toText({
    title,
    content,
  }: PostWrite): Promise<Pick<PostEntity, 'title' | 'content' | 'preview'>> {
    return { title, content, preview: buildPreview(await this.plainText.read(content)) };
  }

  private onlyOut(query: SelectQueryBuilder<PostEntity>): void {
    query.andWhere(
      new Brackets((out) =>
        out
          .where("post.status = 'published'")
          .orWhere("(post.status = 'scheduled' AND post.publish_at <= :now)", { now: this.clock.now() }),
      ),
    );
  }

  private moveTo(post: PostEntity, status: PostStatus, publishAt: Date | null): void {
    const isFirstOut = status === 'published' && post.status === 'draft';
    if (publishAt !== null) post.listedAt = publishAt;
    else if (isFirstOut || post.status === 'scheduled') post.listedAt = this.clock.now();
    post.status = status;
    post.publishAt = publishAt;
  }
}

function getMoment({ publish_at: moment }: PostWrite): Date | null {
  return moment === undefined || moment === null ? null : new Date(moment);
}
