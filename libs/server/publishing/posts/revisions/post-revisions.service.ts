import { Injectable } from '@nestjs/common';
import type { PostChangeAuthor, PostRevision, PostRevisionSummary } from '@paniscus/domain/posts';
import { notFound, readPage } from '@paniscus/server/platform';
import type { ListPage } from '@paniscus/server/platform';
import { DataSource, LessThan, MoreThan } from 'typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { PostPicturesService } from '../../media/post-pictures.service.ts';
import type { PostEntity } from '../post.entity.ts';
import { PostRevisionEntity } from './post-revision.entity.ts';

/** Number of revisions in which the author of a change is looked for. */
const SEARCHED_MAX = 100;

@Injectable()
export class PostRevisionsService {
  private readonly revisions: Repository<PostRevisionEntity>;

  constructor(
    dataSource: DataSource,
    private readonly pictures: PostPicturesService,
  ) {
    this.revisions = dataSource.getRepository(PostRevisionEntity);
  }

  /** Stores the text of a post within the transaction that changes it. */
  async record(
    manager: EntityManager,
    { id, version, title, content, updatedAt }: PostEntity,
    { accountId, byline }: { accountId: number; byline: string },
  ): Promise<void> {
    await manager.insert(PostRevisionEntity, {
      postId: id,
      version,
      title,
      content,
      authorId: accountId,
      byline,
      createdAt: updatedAt,
    });
    await this.pictures.linkRevision(manager, id, content);
  }

  /** Who changed the text after a version: another account before one's own; null when nobody did. */
  async findChangeAuthor(
    manager: EntityManager,
    { id, version = 0 }: { id: number; version?: number },
    accountId: number,
  ): Promise<PostChangeAuthor | null> {
    const revisions = await manager.find(PostRevisionEntity, {
      select: { id: true, authorId: true, byline: true },
      where: { postId: id, version: MoreThan(version) },
      order: { version: 'DESC' },
      take: SEARCHED_MAX,
    });
    const change = revisions.find(({ authorId }) => authorId !== accountId) ?? revisions[0];
    return change === undefined ? null : { username: change.byline, is_self: change.authorId === accountId };
  }

  /** Newest first; empty when there is no such post. */
  async list(postId: number, page: ListPage) {
    const query = this.revisions
      .createQueryBuilder('revision')
      .select(['id', 'version', 'title', 'byline', 'createdAt'].map((column) => `revision.${column}`))
      .where('revision.post_id = :postId', { postId });
    const { rows, nextAfter } = await readPage(query, page);
    return { revisions: rows.map(toSummary), nextAfter };
  }

  /** A revision with the text before it. Throws a 404 problem. */
  async get(postId: number, version: number): Promise<PostRevision> {
    const revision = await this.revisions.findOneBy({ postId, version });
    if (revision === null) throw notFound();
    const previous = await this.revisions.findOne({
      where: { postId, version: LessThan(version) },
      order: { version: 'DESC' },
    });
    return {
      ...toSummary(revision),
      content: revision.content,
      previous: previous && { title: previous.title, content: previous.content },
    };
  }
}

function toSummary({ version, title, byline, createdAt }: PostRevisionEntity): PostRevisionSummary {
  return { version, title, username: byline, created_at: createdAt.toISOString() };
}
