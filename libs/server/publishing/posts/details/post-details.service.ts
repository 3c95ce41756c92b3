import { Injectable } from '@nestjs/common';
import { normalizeTags, toOneLine } from '@paniscus/domain/posts';
import type { PostDetails, PostDetailsInput } from '@paniscus/domain/posts';
import {
  CacheInvalidationService,
  Clock,
  invalid,
  notFound,
  ProblemException,
} from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { PostPicturesService } from '../../media/post-pictures.service.ts';
import { PostEntity } from '../post.entity.ts';
import { toStoredDetails } from './post-details.view.ts';

type DetailColumns = Pick<PostEntity, 'excerpt' | 'pictureUrl' | 'pictureAlt' | 'tags' | 'slug'>;

/** Excerpt, featured picture, tags and slug of posts. Their own version prevents conflicts with the text. */
@Injectable()
export class PostDetailsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly cacheInvalidation: CacheInvalidationService,
    private readonly pictures: PostPicturesService,
  ) {}

  /** Throws a 404 problem, a 409 problem for a later version, or a 422 problem for an unknown picture. */
  async update(
    id: number,
    { version, ...details }: PostDetailsInput,
    assertAllowed: (authorId: number) => void,
  ): Promise<PostEntity> {
    const post = await this.dataSource.transaction(async (manager) => {
      const stored = await manager.findOne(PostEntity, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (stored === null) throw notFound();
      assertAllowed(stored.authorId);
      const columns = this.toColumns({ slug: stored.slug, ...details });
      if (isApplied(stored, columns)) return stored;
      if (version !== undefined && version !== stored.detailsVersion) throw buildConflict(stored);
      Object.assign(stored, columns, {
        detailsVersion: stored.detailsVersion + 1,
        updatedAt: this.clock.now(),
        isSample: false,
      });
      await manager.save(stored);
      await this.link(manager, stored);
      return stored;
    });
    await this.cacheInvalidation.invalidate('posts');
    return post;
  }

  /** Values of the columns; without details, those of a new post. */
  toColumns(details?: PostDetails): DetailColumns {
    return {
      excerpt: toOneLine(details?.excerpt ?? ''),
      pictureUrl: details?.picture?.url ?? null,
      pictureAlt: details?.picture?.alt.trim() ?? null,
      tags: normalizeTags(details?.tags ?? []),
      slug: details?.slug ?? '',
    };
  }

  /** Records the pictures of a post. Throws a 422 problem when its featured picture has been deleted. */
  async link(manager: EntityManager, { id, content, pictureUrl }: PostEntity): Promise<void> {
    await this.pictures.link(manager, id, `${content}\n${pictureUrl ?? ''}`);
    if (pictureUrl !== null && !(await this.pictures.isLinked(manager, id, pictureUrl)))
      throw invalid({ picture: 'The picture is no longer in the media library. Choose another one.' });
  }
}

function isApplied(stored: PostEntity, columns: DetailColumns): boolean {
  return (
    stored.excerpt === columns.excerpt &&
    stored.pictureUrl === columns.pictureUrl &&
    stored.pictureAlt === columns.pictureAlt &&
    stored.tags.join() === columns.tags.join() &&
    stored.slug === columns.slug
  );
}

function buildConflict(current: PostEntity): ProblemException {
  return new ProblemException(409, {
    detail: 'Someone else changed the details since you loaded them. Nothing was overwritten.',
    extra: { current: toStoredDetails(current) },
  });
}
