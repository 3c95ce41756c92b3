import { Injectable } from '@nestjs/common';
import { videosContent } from '@paniscus/content';
import { flattenVideos, splitIntoBatches, withoutPromotion } from '@paniscus/domain/videos';
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
import { STRANGERS_A_DAY, STRANGERS_PER_NETWORK } from './video-limits.data.ts';

const RETRY_AFTER_S = 10;

const inLibrary = new Set(flattenVideos(videosContent.library).map(({ id }) => id));

@Injectable()
export class VideosService {
  private readonly cache = new DescriptionCache(inLibrary);
  private readonly underWay = new Map<string, Promise<void>>();

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
    const unasked = ids.filter((id) => !this.underWay.has(id));
    const strangers = unasked.filter((id) => !inLibrary.has(id));
    for (let call = 0; call < splitIntoBatches(strangers).length; call += 1) await this.takeCall(network);
    // A concurrent call may have requested them meanwhile.
    for (const batch of splitIntoBatches(unasked.filter((id) => !this.underWay.has(id)))) {
      const asking = this.ask(batch).finally(() => batch.forEach((id) => this.underWay.delete(id)));
      for (const id of batch) this.underWay.set(id, asking);
    }
    await Promise.all(ids.map((id) => this.underWay.get(id)));
  }

  private async takeCall(network: string): Promise<void> {
    const own = await this.limits.take('video-strangers', network, STRANGERS_PER_NETWORK);
    if (!own.isAllowed) throw tooMany(own.retryAfterS);
    const all = await this.limits.take('video-strangers', 'everybody', STRANGERS_A_DAY);
    if (!all.isAllowed) throw tooMany(all.retryAfterS);
  }

  private async ask(ids: readonly string[]): Promise<void> {
    const found = await this.client.findDescriptions(ids);
    if (found === undefined) return;
    const before = ids.map((id) => this.cache.find(id, this.now));
    for (const id of ids) this.cache.put(id, this.cleanDescription(found.get(id)), this.now);
    const isNew = ids.some(
      (id, place) => inLibrary.has(id) && this.cache.find(id, this.now) !== before[place],
    );
    if (isNew) await this.cacheInvalidation.invalidate('videos');
  }

  private cleanDescription(description: string | undefined): string | undefined {
    return description === undefined
      ? undefined
      : withoutPromotion(description, videosContent.promotionalLine);
  }

  private get now(): number {
    return this.clock.now().getTime();
  }
}
