import { Injectable } from '@nestjs/common';
import { videosContent } from '@paniscus/content';
import { flattenVideos, splitIntoBatches, removePromotion } from '@paniscus/domain/videos';
import type { VideoDescriptions } from '@paniscus/domain/videos';
import { VideoClient } from '@paniscus/server/integrations';
import {
  Clock,
  tooMany,
  unavailable,
  RateLimitsService,
  CacheInvalidationService,
} from '@paniscus/server/platform';
import { DescriptionCache } from './description-cache.ts';
import { OTHER_VIDEOS_PER_DAY, OTHER_VIDEOS_PER_NETWORK } from './video-limits.data.ts';

const RETRY_AFTER_S = 10;

const libraryIds = new Set(flattenVideos(videosContent.library).map(({ id }) => id));

@Injectable()
export class VideosService {
  private readonly cache = new DescriptionCache(libraryIds);
  private readonly pending = new Map<string, Promise<void>>();

  constructor(
    private readonly client: VideoClient,
    private readonly clock: Clock,
    private readonly limits: RateLimitsService,
    private readonly cacheInvalidation: CacheInvalidationService,
  ) {}

  /**
   * Description per video, empty where there is none; videos whose description is unavailable are omitted. Throws a
   * problem when that applies to all of them.
   */
  async findDescriptions(ids: readonly string[], network: string): Promise<VideoDescriptions> {
    if (!this.client.hasKey) return Object.fromEntries(ids.map((id) => [id, '']));
    const stale = ids.filter((id) => !this.cache.isFresh(id, this.now));
    if (stale.length > 0) await this.refresh(stale, network);
    const known = ids.flatMap((id) => {
      const description = this.cache.find(id, this.now);
      return description === undefined ? [] : [[id, description] as const];
    });
    if (known.length === 0)
      throw unavailable('Video descriptions are temporarily unavailable. Please try again.', RETRY_AFTER_S);
    return Object.fromEntries(known);
  }

  private async refresh(ids: readonly string[], network: string): Promise<void> {
    const notRequested = ids.filter((id) => !this.pending.has(id));
    const others = notRequested.filter((id) => !libraryIds.has(id));
    for (let call = 0; call < splitIntoBatches(others).length; call += 1) await this.countCall(network);
    // A concurrent call may have requested them meanwhile.
    for (const batch of splitIntoBatches(notRequested.filter((id) => !this.pending.has(id)))) {
      const request = this.fetchBatch(batch).finally(() => batch.forEach((id) => this.pending.delete(id)));
      for (const id of batch) this.pending.set(id, request);
    }
    await Promise.all(ids.map((id) => this.pending.get(id)));
  }

  private async countCall(network: string): Promise<void> {
    const perNetwork = await this.limits.take('video-strangers', network, OTHER_VIDEOS_PER_NETWORK);
    if (!perNetwork.isAllowed) throw tooMany(perNetwork.retryAfterS);
    const total = await this.limits.take('video-strangers', 'everybody', OTHER_VIDEOS_PER_DAY);
    if (!total.isAllowed) throw tooMany(total.retryAfterS);
  }

  private async fetchBatch(ids: readonly string[]): Promise<void> {
    const found = await this.client.findDescriptions(ids);
    if (found === undefined) return;
    const before = ids.map((id) => this.cache.find(id, this.now));
    for (const id of ids) this.cache.put(id, this.cleanDescription(found.get(id)), this.now);
    const isNew = ids.some(
      (id, index) => libraryIds.has(id) && this.cache.find(id, this.now) !== before[index],
    );
    if (isNew) await this.cacheInvalidation.invalidate('videos');
  }

  private cleanDescription(description: string | undefined): string | undefined {
    return description === undefined
      ? undefined
      : removePromotion(description, videosContent.promotionalLine);
  }

  private get now(): number {
    return this.clock.now().getTime();
  }
}
