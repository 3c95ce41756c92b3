import { Injectable } from '@nestjs/common';
import { videosContent } from '@paniscus/content';
import { flattenVideos, splitIntoBatches, withoutPromotion } from '@paniscus/domain';
import type { VideoDescriptions } from '@paniscus/domain';
import { Clock } from '../common/clock.ts';
import { tooMany, unavailable } from '../common/problem.ts';
import { LimitsService } from '../limits/limits.service.ts';
import { PagePurge } from '../web/page-purge.service.ts';
import { DescriptionShelf } from './description-shelf.ts';
import { VideoClient } from './video-client.ts';
import { STRANGERS_A_DAY, STRANGERS_PER_NETWORK } from './video-limits.data.ts';

/** What the pages of the library are made from. */
const PAGE_TAG = 'videos';
const RETRY_AFTER_S = 10;

const inLibrary = new Set(flattenVideos(videosContent.library).map(({ id }) => id));

/** What the video service says about films, asked seldom and remembered. */
@Injectable()
export class VideosService {
  private readonly shelf = new DescriptionShelf(inLibrary);
  private readonly underWay = new Map<string, Promise<void>>();

  constructor(
    private readonly client: VideoClient,
    private readonly clock: Clock,
    private readonly limits: LimitsService,
    private readonly purge: PagePurge,
  ) {}

  /**
   * The description of each film, empty where there is none; a film of which nobody can know now is left out. Throws a
   * problem when that is every one.
   */
  async findDescriptions(ids: readonly string[], network: string): Promise<VideoDescriptions> {
    if (!this.client.hasKey) return Object.fromEntries(ids.map((id) => [id, '']));
    const stale = ids.filter((id) => !this.shelf.isFresh(id, this.now));
    if (stale.length > 0) await this.refresh(stale, network);
    const known = ids.flatMap((id) => {
      const description = this.shelf.find(id, this.now);
      return description === undefined ? [] : [[id, description] as const];
    });
    if (known.length === 0)
      throw unavailable('The video service is away for the moment. Please try again.', RETRY_AFTER_S);
    return Object.fromEntries(known);
  }

  private async refresh(ids: readonly string[], network: string): Promise<void> {
    const unasked = ids.filter((id) => !this.underWay.has(id));
    const strangers = unasked.filter((id) => !inLibrary.has(id));
    for (let call = 0; call < splitIntoBatches(strangers).length; call += 1) await this.takeCall(network);
    // Somebody else may have asked while this call was counted.
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
    const before = ids.map((id) => this.shelf.find(id, this.now));
    for (const id of ids) this.shelf.put(id, this.cleanDescription(found.get(id)), this.now);
    const isNew = ids.some(
      (id, place) => inLibrary.has(id) && this.shelf.find(id, this.now) !== before[place],
    );
    if (isNew) await this.purge.purge(PAGE_TAG);
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
