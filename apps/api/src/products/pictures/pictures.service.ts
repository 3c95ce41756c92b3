import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { PICTURE_WIDTHS } from '@paniscus/domain';
import { notFound, ProblemException, unavailable } from '../../common/problem.ts';
import { SecurityLog } from '../../common/security-log.ts';
import { SETTINGS } from '../../config/config.module.ts';
import type { Settings } from '../../config/settings.ts';
import { PictureSource } from '../../printify/picture-source.ts';
import { CatalogueStore } from '../catalogue.store.ts';
import { PictureMaker } from './picture-maker.ts';
import type { PictureWidth } from './picture-maker.ts';
import { Semaphore } from './turns.ts';

/** At once, and in the queue behind them: more would keep visitors waiting longer than they do. */
const AT_ONCE = 2;
const WAITING_MAX = 100;
/** An older picture is made again when it is asked for: the same address may show another design by then. */
const KEPT_MS = 30 * 24 * 3_600_000;

/** The pictures of products, made once from the print shop's and kept in the data folder. */
@Injectable()
export class PicturesService {
  private readonly semaphore = new Semaphore(AT_ONCE, WAITING_MAX);
  private readonly making = new Map<string, Promise<void>>();
  private readonly folder: string;

  constructor(
    private readonly store: CatalogueStore,
    private readonly source: PictureSource,
    private readonly maker: PictureMaker,
    private readonly log: SecurityLog,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.folder = join(settings.dataDir, 'pictures');
  }

  /** A WebP file. Throws problems of status 404 for what was never in the catalogue, and 503. */
  async picture(key: string, width: PictureWidth): Promise<Buffer> {
    const file = this.getFile(key, width);
    if (!(await isYounger(file, KEPT_MS))) await this.renew(key, file);
    return readFile(file);
  }

  private async renew(key: string, file: string): Promise<void> {
    try {
      await this.makeOnce(key);
    } catch (error) {
      if (!(error instanceof ProblemException)) throw error;
      if (!(await isYounger(file, Infinity))) throw error;
    }
  }

  /** All widths from one download, however many ask for them at once. */
  private makeOnce(key: string): Promise<void> {
    const making = this.making.get(key) ?? this.make(key).finally(() => this.making.delete(key));
    this.making.set(key, making);
    return making;
  }

  /** Whoever saw that a file was missing just before others had it made finds it here, and nothing is made again. */
  private async make(key: string): Promise<void> {
    const found = PICTURE_WIDTHS.map((width) => isYounger(this.getFile(key, width), KEPT_MS));
    if ((await Promise.all(found)).every(Boolean)) return;
    const src = await this.store.pictureSource(key);
    if (src === undefined) throw notFound('There is no such picture.');
    await this.semaphore.take(async () => {
      const made = await this.madeFrom(await this.source.picture(src));
      await mkdir(this.folder, { recursive: true });
      for (const [width, bytes] of made) await writeWhole(this.getFile(key, width), bytes);
    });
  }

  private async madeFrom(bytes: Buffer): Promise<Map<PictureWidth, Buffer>> {
    try {
      return await this.maker.make(bytes);
    } catch (error) {
      this.log.warn('picture_unreadable', error);
      throw unavailable('This picture cannot be shown for the moment.', 60);
    }
  }

  private getFile(key: string, width: PictureWidth): string {
    return join(this.folder, `${key}-${width}.webp`);
  }
}

async function isYounger(file: string, ms: number): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs < ms;
}

/** Nobody ever reads half a file. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}
