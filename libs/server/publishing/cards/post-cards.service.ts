import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';
import { organization } from '@paniscus/content';
import { GLYPH_SIZE, GLYPH_STROKE, getShapes, SITE_SIGNS } from '@paniscus/lexigrams';
import type { SiteWord } from '@paniscus/lexigrams';
import { EventLog, SETTINGS, unavailable } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { CARD_COLORS } from './card-colors.data.ts';
import type { CardTile, PostCard } from './post-card.types.ts';

/** A drawing takes about a tenth of a second. */
const QUEUE_MAX = 50;
/** About 30 kB each. */
const CACHED_MAX = 200;

const POST_TILE = toTile('surprise');
const SITE_TILE = toTile(organization.sign);

/** Pictures of shared links, drawn from the titles of posts in a worker thread, one at a time. */
@Injectable()
export class PostCardsService implements OnModuleDestroy {
  private worker: Promise<Worker> | undefined;
  private readonly drawings = bulkhead(1, QUEUE_MAX);
  private readonly cards = new LRUCache<string, Buffer>({ max: CACHED_MAX });

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly log: EventLog,
  ) {}

  async onModuleDestroy(): Promise<void> {
    await this.stop();
  }

  /** PNG file of 1200 × 630 pixels. Throws a 503 problem when too many are being drawn. */
  async draw(title: string): Promise<Buffer> {
    try {
      return this.cards.get(title) ?? (await this.drawings.execute(() => this.drawOnce(title)));
    } catch (error) {
      if (!(error instanceof BulkheadRejectedError)) {
        this.log.warn('card_failed', error);
        await this.stop();
      }
      throw unavailable('This picture cannot be drawn at the moment. Please try again.');
    }
  }

  /** Looks again, because the request before this one may have drawn the same title. */
  private async drawOnce(title: string): Promise<Buffer> {
    const known = this.cards.get(title);
    if (known !== undefined) return known;
    const { drawing } = this.settings.timeouts;
    this.worker ??= startWorker(drawing);
    const worker = await this.worker;
    const drawn = once(worker, 'message', { signal: AbortSignal.timeout(drawing) });
    worker.postMessage(toCard(title));
    const [png] = (await drawn) as [Uint8Array];
    const card = Buffer.from(png);
    this.cards.set(title, card);
    return card;
  }

  private async stop(): Promise<void> {
    const worker = this.worker;
    this.worker = undefined;
    // One that failed to start has been terminated.
    await worker?.then(
      (started) => started.terminate(),
      () => undefined,
    );
  }
}

const toCard = (title: string): PostCard => ({
  title,
  siteName: organization.name,
  postTile: POST_TILE,
  siteTile: SITE_TILE,
  signSide: GLYPH_SIZE,
  signStroke: GLYPH_STROKE,
});

function toTile(word: SiteWord): CardTile {
  const { sign, lexigramClass } = SITE_SIGNS[word];
  const shapes = getShapes(sign).map(({ d, isSolid }) => ({ d, isSolid }));
  return { shapes, color: CARD_COLORS.tiles[lexigramClass] };
}

async function startWorker(timeoutMs: number): Promise<Worker> {
  const worker = new Worker(getWorkerUrl());
  try {
    await once(worker, 'message', { signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  worker.unref();
  return worker;
}

/** The build places the worker next to the server; from source, Node runs the TypeScript file directly. */
function getWorkerUrl(): URL {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return new URL(`./post-card.worker.${extension}`, import.meta.url);
}
