import { Injectable } from '@nestjs/common';
import { buildPreview } from '@paniscus/domain';
import type { PostStatus, PostWrite } from '@paniscus/domain';
import { Brackets, DataSource, In } from 'typeorm';
import type { Repository, SelectQueryBuilder } from 'typeorm';
import { Clock } from '../common/clock.ts';
import { notFound } from '../common/problem.ts';
import { PagePurge } from '../web/page-purge.service.ts';
import { PlainTextReader } from './plain-text.reader.ts';
import type { Place, PostPage } from './post-page.ts';
import { PostEntity } from './post.entity.ts';

/** How many posts are searched; who has written more can still page through the others. */
const OUT_MAX = 5000;

/** Who asks: staff see what is not out yet. */
export type Reader = 'public' | 'staff';

export type Author = { accountId: number; byline: string };

export type PostList = { posts: PostEntity[]; next: Place | undefined };

/** Posts: what is out, what is waiting, and who wrote it. */
@Injectable()
export class PostsService {
  private readonly posts: Repository<PostEntity>;

  constructor(
    dataSource: DataSource,
    private readonly clock: Clock,
    private readonly purge: PagePurge,
    private readonly plainText: PlainTextReader,
  ) {
    this.posts = dataSource.getRepository(PostEntity);
  }

  /** A page of the list, newest first; trashed posts are in nobody's list. */
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

  /** Throws 404 when there is no such post, or none that the reader may see. */
  async get(id: number, reader: Reader): Promise<PostEntity> {
    const query = this.posts.createQueryBuilder('post').where('post.id = :id', { id });
    if (reader === 'public') this.onlyOut(query);
    const post = await query.getOne();
    if (post === null) throw notFound();
    return post;
  }

  /** Everything that is out now, the newest of it, and when each was last changed. */
  async outNow(): Promise<Pick<PostEntity, 'id' | 'updatedAt'>[]> {
    const query = this.posts
      .createQueryBuilder('post')
      .select(['post.id', 'post.updatedAt'])
      .orderBy('post.listed_at', 'DESC')
      .limit(OUT_MAX);
    this.onlyOut(query);
    return query.getMany();
  }

  /** The posts of these ids, as far as there are any; whether they are out is the caller's to know. */
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
    await this.purge.purge('posts');
    return post;
  }

  /** Throws 404 when there is no such post. */
  async update(id: number, write: PostWrite): Promise<PostEntity> {
    const post = await this.get(id, 'staff');
    Object.assign(post, await this.toText(write), { updatedAt: this.clock.now() });
    if (write.status !== undefined) this.moveTo(post, write.status, getMoment(write));
    await this.posts.save(post);
    await this.purge.purge('posts');
    return post;
  }

  /** Publishes what is due; the pages made from it are made anew. */
  async publishDue(): Promise<void> {
    const { affected } = await this.posts
      .createQueryBuilder()
      .update()
      .set({ status: 'published', publishAt: () => 'NULL' })
      .where("status = 'scheduled' AND publish_at <= :now", { now: this.clock.now() })
      .execute();
    if (affected !== 0) await this.purge.purge('posts');
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
