import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { lacksAltText } from '@paniscus/domain/media';
import { buildPreview, decideWrite, deriveExcerpt } from '@paniscus/domain/posts';
import type { PostCreateInput, PostInput, PostStatus } from '@paniscus/domain/posts';
import {
  CacheInvalidationService,
  Clock,
  invalid,
  notFound,
  ProblemException,
  Scheduler,
} from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { PostDetailsService } from './details/post-details.service.ts';
import type { ParsedMarkdown } from './parsed-markdown.types.ts';
import { PlainTextService } from './plain-text.service.ts';
import { buildConflict } from './post-conflict.ts';
import { PostEntity } from './post.entity.ts';
import { PostRevisionsService } from './revisions/post-revisions.service.ts';
import { PostTexts } from './texts/post-texts.service.ts';

const PUBLISH_EVERY_MS = 5000;

/** The staff member who writes. */
export type Author = { accountId: number; byline: string };

type CreateOptions = {
  /** Idempotency key of the request. */
  key?: string;
  isSample?: boolean;
};

type UpdateOptions = {
  /** Version that the change is based on; without it, the change always applies. */
  version: number | undefined;
  /** Who makes the change. */
  author: Author;
  /** Throws when the staff member may not change a post of this author. */
  assertAllowed: (authorId: number) => void;
};

@Injectable()
export class PostWritesService {
  private readonly posts: Repository<PostEntity>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly cacheInvalidation: CacheInvalidationService,
    private readonly plainText: PlainTextService,
    private readonly revisions: PostRevisionsService,
    private readonly details: PostDetailsService,
    private readonly texts: PostTexts,
    scheduler: Scheduler,
  ) {
    scheduler.schedule({
      name: 'publish_due_posts',
      everyMs: PUBLISH_EVERY_MS,
      run: () => this.publishDue(),
    });
    this.posts = dataSource.getRepository(PostEntity);
  }

  /**
   * Creates a post. A request that repeats the author's idempotency key returns the post that the first one created, or
   * throws a 409 problem when its body differs.
   */
  async create(write: PostCreateInput, author: Author, options: CreateOptions = {}): Promise<PostEntity> {
    const { key, isSample = false } = options;
    const hash = key === undefined ? null : computeHash(write);
    const existing = await this.findByKey(author, key);
    if (existing !== null) return assertSameRequest(existing, hash, write);

    const { values, plainText } = await this.buildPost(write, author);
    const keyed = { ...values, isSample, creationKey: key ?? null, creationHash: hash };
    const post = await this.dataSource.transaction(async (manager) => {
      const created = await this.insert(manager, keyed, author);
      if (created !== undefined) await this.texts.store(manager, created.id, { ...created, text: plainText });
      return created;
    });
    // Another request with the key was faster.
    if (post === undefined) return this.create(write, author, options);
    await this.cacheInvalidation.invalidate('posts');
    return post;
  }

  private async insert(
    manager: EntityManager,
    values: Partial<PostEntity>,
    author: Author,
  ): Promise<PostEntity | undefined> {
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(PostEntity)
      .values(values)
      .orIgnore()
      .returning('id')
      .execute();
    const [row] = raw as { id: number }[];
    if (row === undefined) return undefined;
    const post = await manager.findOneByOrFail(PostEntity, { id: row.id });
    await this.details.link(manager, post);
    await this.revisions.record(manager, post, author);
    return post;
  }

  /**
   * Resolves to the post, and to whether it was not like that already. Throws a 404 problem, or a 409 problem with both
   * texts when the post has a later version.
   */
  async update(
    id: number,
    write: PostInput,
    { version, author, assertAllowed }: UpdateOptions,
  ): Promise<{ post: PostEntity; isChanged: boolean }> {
    const { text, pictures, plainText } = await this.readText(write);
    const result = await this.dataSource.transaction(async (manager) => {
      const stored = await manager.findOne(PostEntity, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (stored === null) throw notFound();
      assertAllowed(stored.authorId);
      const decision = decideWrite(stored, write, version);
      if (decision === 'conflict') {
        const changedBy = await this.revisions.findChangeAuthor(manager, { id, version }, author.accountId);
        throw buildConflict(stored, write, changedBy);
      }
      if (decision === 'unchanged') return { post: stored, isChanged: false };
      assertPublishable(write.status ?? stored.status, pictures);
      const isTextChanged = stored.title !== text.title || stored.content !== text.content;
      Object.assign(stored, text, { updatedAt: this.clock.now(), version: stored.version + 1 });
      if (write.status !== undefined) this.setStatus(stored, write.status, parsePublishAt(write));
      stored.isSample &&= !isTextChanged;
      await manager.save(stored);
      if (isTextChanged) {
        await this.details.link(manager, stored);
        await this.revisions.record(manager, stored, author);
        await this.texts.store(manager, id, { ...stored, text: plainText });
      }
      return { post: stored, isChanged: true };
    });
    if (result.isChanged) await this.cacheInvalidation.invalidate('posts');
    return result;
  }

  /** Deletes a post for good. Throws a 404 problem, or a 409 problem unless the post is in the trash. */
  async remove(id: number, assertAllowed: UpdateOptions['assertAllowed']): Promise<void> {
    const post = await this.posts.findOneBy({ id });
    if (post === null) throw notFound();
    assertAllowed(post.authorId);
    const { affected } = await this.posts.delete({ id, status: 'trashed' });
    if (affected === 0)
      throw new ProblemException(409, { detail: 'Only posts in the trash can be deleted permanently.' });
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

  private async findByKey(author: Author, key: string | undefined): Promise<PostEntity | null> {
    return key === undefined ? null : this.posts.findOneBy({ authorId: author.accountId, creationKey: key });
  }

  private async buildPost(write: PostCreateInput, author: Author) {
    const now = this.clock.now();
    const publishAt = parsePublishAt(write);
    const status = write.status ?? 'published';
    const { text, pictures, plainText } = await this.readText(write);
    assertPublishable(status, pictures);
    const values: Partial<PostEntity> = {
      ...text,
      ...(await this.details.toColumns(this.dataSource.manager, write.details)),
      authorId: author.accountId,
      byline: author.byline,
      ...this.toState(status, publishAt),
      listedAt: publishAt ?? now,
      createdAt: now,
      updatedAt: now,
      version: 1,
    };
    return { values, plainText };
  }

  private async readText({ title, content }: PostInput) {
    const { text, prose, paragraph, pictures } = await this.plainText.parse(content);
    const derived = { preview: buildPreview(prose), derivedExcerpt: deriveExcerpt(paragraph) };
    return { text: { title, content, ...derived, isIndexed: true }, pictures, plainText: text };
  }

  private setStatus(post: PostEntity, status: PostStatus, publishAt: Date | null): void {
    const isFirstPublication = status === 'published' && post.status === 'draft';
    if (publishAt !== null) post.listedAt = publishAt;
    else if (isFirstPublication || post.status === 'scheduled') post.listedAt = this.clock.now();
    Object.assign(post, this.toState(status, publishAt));
  }

  /** A schedule for a time that has passed publishes at once, with that time. */
  private toState(status: PostStatus, publishAt: Date | null): Pick<PostEntity, 'status' | 'publishAt'> {
    const isDue = status === 'scheduled' && publishAt !== null && publishAt <= this.clock.now();
    return isDue ? { status: 'published', publishAt: null } : { status, publishAt };
  }
}

/** Throws a 422 problem when readers would see a picture without alt text, now or at the scheduled time. */
function assertPublishable(status: PostStatus, pictures: ParsedMarkdown['pictures']): void {
  const isForReaders = status === 'published' || status === 'scheduled';
  if (isForReaders && lacksAltText(pictures))
    throw invalid({
      content: 'Describe every picture before you publish: write its alt text between ![ and ].',
    });
}

function parsePublishAt({ publish_at: value }: PostInput): Date | null {
  return value === undefined || value === null ? null : new Date(value);
}

function computeHash({ title, content, status, publish_at: publishAt, details }: PostCreateInput): string {
  return createHash('sha256')
    .update(JSON.stringify([title, content, status, publishAt, ...(details === undefined ? [] : [details])]))
    .digest('hex');
}

function assertSameRequest(existing: PostEntity, hash: string | null, write: PostInput): PostEntity {
  if (existing.creationHash !== hash) throw buildConflict(existing, write, null);
  return existing;
}
