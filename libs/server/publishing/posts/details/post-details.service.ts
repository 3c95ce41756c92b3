import { Injectable } from '@nestjs/common';
import { normalizeTags, toOneLine } from '@paniscus/domain/posts';
import type { PostDetails, PostDetailsInput, StoredPostDetails } from '@paniscus/domain/posts';
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
import { PostSeriesService } from '../related/post-series.service.ts';
import { toStoredDetails } from './post-details.view.ts';

type DetailColumns = Pick<
  PostEntity,
  'excerpt' | 'pictureUrl' | 'pictureAlt' | 'tags' | 'slug' | 'seriesId' | 'seriesPosition'
>;
type SeriesColumns = Pick<PostEntity, 'seriesId' | 'seriesPosition'>;

const NO_SERIES: SeriesColumns = { seriesId: null, seriesPosition: null };

/** Excerpt, featured picture, tags, slug and series of posts. Their own version prevents conflicts with the text. */
@Injectable()
export class PostDetailsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly cacheInvalidation: CacheInvalidationService,
    private readonly pictures: PostPicturesService,
    private readonly series: PostSeriesService,
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
      const columns = await this.toColumns(manager, { slug: stored.slug, ...details }, stored);
      if (isApplied(stored, columns)) return stored;
      if (version !== undefined && version !== stored.detailsVersion)
        throw buildConflict(await this.view(stored, manager));
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

  /** Details as staff edit them. */
  async view(post: PostEntity, manager = this.dataSource.manager): Promise<StoredPostDetails> {
    return toStoredDetails(post, await this.series.findById(manager, post.seriesId));
  }

  /** Values of the columns; without details, those of a new post. The series stays as it is `stored` unless it is given. */
  async toColumns(
    manager: EntityManager,
    details?: PostDetails,
    stored: SeriesColumns = NO_SERIES,
  ): Promise<DetailColumns> {
    const { seriesId, seriesPosition } = await this.toSeriesColumns(manager, details?.series, stored);
    return {
      excerpt: toOneLine(details?.excerpt ?? ''),
      pictureUrl: details?.picture?.url ?? null,
      pictureAlt: details?.picture?.alt.trim() ?? null,
      tags: normalizeTags(details?.tags ?? []),
      slug: details?.slug ?? '',
      seriesId,
      seriesPosition,
    };
  }

  private async toSeriesColumns(
    manager: EntityManager,
    series: PostDetails['series'],
    stored: SeriesColumns,
  ): Promise<SeriesColumns> {
    if (series === undefined) return stored;
    if (series === null) return NO_SERIES;
    return { seriesId: await this.series.save(manager, series.name), seriesPosition: series.position };
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
    stored.slug === columns.slug &&
    stored.seriesId === columns.seriesId &&
    stored.seriesPosition === columns.seriesPosition
  );
}

function buildConflict(current: StoredPostDetails): ProblemException {
  return new ProblemException(409, {
    detail: 'The details have changed since you loaded them. Nothing was overwritten.',
    extra: { current },
  });
}
