import { Inject, Injectable } from '@nestjs/common';
import { CircuitBreaker, readCappedText, EventLog, SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { BrokenCircuitError } from 'cockatiel';
import { cutText } from '@paniscus/domain/text';

/** Fifty videos with descriptions of maximum length. */
const BODY_MAX = 2_000_000;
const DESCRIPTION_MAX = 5000;

type Listing = { items?: unknown };
type Item = { id?: unknown; snippet?: { description?: unknown } };

/** HTTP client for the YouTube Data API: one endpoint, a short timeout and a circuit breaker. */
@Injectable()
export class VideoClient {
  private readonly breaker = new CircuitBreaker();

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly log: EventLog,
  ) {}

  get hasKey(): boolean {
    return this.settings.videos.apiKey !== undefined;
  }

  /** Descriptions of up to fifty videos, for one unit of the daily quota; undefined when the service is unavailable. */
  async findDescriptions(ids: readonly string[]): Promise<Map<string, string> | undefined> {
    try {
      return await this.breaker.call(async () => parseDescriptions(await this.fetchListing(ids)));
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) this.log.warn('youtube_unavailable', error);
      return undefined;
    }
  }

  private async fetchListing(ids: readonly string[]): Promise<Listing> {
    const { apiBase, apiKey = '' } = this.settings.videos;
    const query = new URLSearchParams({
      part: 'snippet',
      id: ids.join(','),
      fields: 'items(id,snippet(description))',
      key: apiKey,
    });
    const response = await fetch(`${apiBase}/youtube/v3/videos?${query}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(this.settings.timeouts.youtube),
      headers: { accept: 'application/json' },
    });
    const body = await readCappedText(response, BODY_MAX);
    if (response.status !== 200) throw new Error(`YouTube returned ${response.status}.`);
    return JSON.parse(body) as Listing;
  }
}

function parseDescriptions({ items }: Listing): Map<string, string> {
  if (!Array.isArray(items)) throw new Error('YouTube returned an unexpected response.');
  const found = new Map<string, string>();
  for (const item of items as (Item | null)[]) {
    const description = item?.snippet?.description;
    if (typeof item?.id === 'string' && typeof description === 'string')
      found.set(item.id, cutText(description, DESCRIPTION_MAX));
  }
  return found;
}
