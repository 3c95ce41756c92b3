import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { PICTURE_WIDTHS } from '@paniscus/domain/products';
import { PictureSource } from '@paniscus/server/integrations';
import { notFound, ProblemException, unavailable, EventLog, SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { CatalogStore } from '../catalog.store.ts';
import { PictureMaker } from './picture-maker.ts';
import type { PictureWidth } from './picture-maker.ts';

/** Concurrent conversions and queue length; a longer queue would exceed what visitors wait for. */
const CONCURRENCY = 2;
const QUEUE_MAX = 100;
/** Older images are converted again on request: the design behind the same URL may have changed. */
const RETENTION_MS = 30 * 24 * 3_600_000;

/** Product images, converted once from Printify's originals and cached in the data folder. */
@Injectable()
export class PicturesService {
  private readonly conversions = bulkhead(CONCURRENCY, QUEUE_MAX);
  private readonly pending = new Map<string, Promise<void>>();
  private readonly folder: string;

  constructor(
    private readonly store: CatalogStore,
    private readonly source: PictureSource,
    private readonly maker: PictureMaker,
    private readonly log: EventLog,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.folder = join(settings.dataDir, 'pictures');
  }

  /** Returns a WebP file. Throws problems of status 404 for a key that was never in the catalog, and 503. */
  async picture(key: string, width: PictureWidth): Promise<Buffer> {
    const file = this.getFile(key, width);
    if (!(await isYoungerThan(file, RETENTION_MS))) await this.refresh(key, file);
    return readFile(file);
  }

  private async refresh(key: string, file: string): Promise<void> {
    try {
      await this.convertOnce(key);
    } catch (error) {
      if (!(error instanceof ProblemException)) throw error;
      if (!(await isYoungerThan(file, Infinity))) throw error;
    }
  }

  /** Converts all widths from one download, shared by concurrent requests. */
  private convertOnce(key: string): Promise<void> {
    const pending =
      this.pending.get(key) ?? this.convertIfNeeded(key).finally(() => this.pending.delete(key));
    this.pending.set(key, pending);
    return pending;
  }

  /** Checks again, because a concurrent request may have converted the files since the caller's check. */
  private async convertIfNeeded(key: string): Promise<void> {
    const found = PICTURE_WIDTHS.map((width) => isYoungerThan(this.getFile(key, width), RETENTION_MS));
    if ((await Promise.all(found)).every(Boolean)) return;
    const src = await this.store.findPictureSource(key);
    if (src === undefined) throw notFound('Image not found.');
    try {
      await this.conversions.execute(() => this.convert(key, src));
    } catch (error) {
      if (error instanceof BulkheadRejectedError)
        throw unavailable('Too many images are being processed. Please try again.', 2);
      throw error;
    }
  }

  private async convert(key: string, src: string): Promise<void> {
    const images = await this.tryConvert(await this.source.picture(src));
    await mkdir(this.folder, { recursive: true });
    for (const [width, bytes] of images) await writeAtomically(this.getFile(key, width), bytes);
  }

  private async tryConvert(bytes: Buffer): Promise<Map<PictureWidth, Buffer>> {
    try {
      return await this.maker.make(bytes);
    } catch (error) {
      this.log.warn('image_unreadable', error);
      throw unavailable('This image could not be processed. Please try again later.', 60);
    }
  }

  private getFile(key: string, width: PictureWidth): string {
    return join(this.folder, `${key}-${width}.webp`);
  }
}

async function isYoungerThan(file: string, ms: number): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs < ms;
}

/** Writes atomically, so that readers never see a partial file. */
async function writeAtomically(file: string, bytes: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}
