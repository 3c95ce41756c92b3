import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { MediaPicture } from '@paniscus/domain/media';
import {
  Clock,
  notFound,
  ProblemException,
  readPage,
  containsSearch,
  unavailable,
} from '@paniscus/server/platform';
import type { ListPage } from '@paniscus/server/platform';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { DataSource } from 'typeorm';
import type { Repository } from 'typeorm';
import { MediaPictureEntity } from './media-picture.entity.ts';
import { toMediaPicture } from './media.view.ts';
import { PictureEncoder } from './picture-encoder.ts';
import type { EncodedPicture } from './picture-encoder.ts';
import { PictureFilesService } from './picture-files.service.ts';
import { PostPicturesService } from './post-pictures.service.ts';
import type { PictureUse } from './post-pictures.service.ts';
import type { Upload } from './upload.ts';

/** A conversion takes seconds of processor time and up to 300 MB of memory. */
const CONCURRENCY = 1;
const QUEUE_MAX = 10;

type Uploader = { accountId: number; byline: string };
/** Throws when the staff member may not change a picture of this author. */
type AssertAllowed = (authorId: number) => void;

/** The media library: pictures for posts. */
@Injectable()
export class MediaService {
  private readonly pictures: Repository<MediaPictureEntity>;
  private readonly conversions = bulkhead(CONCURRENCY, QUEUE_MAX);

  constructor(
    dataSource: DataSource,
    private readonly clock: Clock,
    private readonly encoder: PictureEncoder,
    private readonly files: PictureFilesService,
    private readonly uses: PostPicturesService,
  ) {
    this.pictures = dataSource.getRepository(MediaPictureEntity);
  }

  /** Newest first; `search` is a part of the name or of the alt text. */
  async list(search: string | undefined, page: ListPage) {
    const query = this.pictures.createQueryBuilder('picture');
    if (search !== undefined)
      query.where(`(${containsSearch('picture.name')} OR ${containsSearch('picture.alt')})`, { search });
    const { rows, nextAfter } = await readPage(query, page);
    const uses = await this.uses.listUses(rows.map(({ id }) => id));
    return { pictures: rows.map((row) => toMediaPicture(row, uses.get(row.id))), nextAfter };
  }

  /**
   * Adds a picture; the same file is stored once. Throws problems of status 415 and 422 for files that are no picture,
   * and 503 when too many pictures are being converted.
   */
  async upload({ name, bytes }: Upload, { accountId, byline }: Uploader, alt = ''): Promise<MediaPicture> {
    const digest = createHash('sha256').update(bytes).digest('hex');
    const known = await this.pictures.findOneBy({ digest });
    if (known !== null) return this.view(known);

    const { width, height, versions } = await this.convert(bytes);
    const picture = { key: randomBytes(16).toString('hex'), width, height };
    await this.files.write(picture, versions);
    const author = { authorId: accountId, byline };
    const { raw } = await this.pictures
      .createQueryBuilder()
      .insert()
      .values({ ...picture, ...author, digest, name, alt, createdAt: this.clock.now() })
      .orIgnore()
      .returning('id')
      .execute();
    // Another request with the same file was faster.
    if ((raw as unknown[]).length === 0) await this.files.remove(picture);
    return this.view(await this.pictures.findOneByOrFail({ digest }));
  }

  /** Throws a 404 problem. */
  async setAlt(id: number, alt: string, assertAllowed: AssertAllowed): Promise<MediaPicture> {
    const picture = await this.find(id, assertAllowed);
    picture.alt = alt.trim();
    await this.pictures.save(picture);
    return this.view(picture);
  }

  /** Deletes a picture and its files. Throws a 404 problem, or a 409 problem that names the posts that use it. */
  async remove(id: number, assertAllowed: AssertAllowed): Promise<void> {
    const picture = await this.find(id, assertAllowed);
    const { affected } = await this.pictures
      .createQueryBuilder()
      .delete()
      .where('id = :id', { id })
      .andWhere('NOT EXISTS (SELECT FROM post_pictures WHERE picture_id = :id)')
      .andWhere('NOT EXISTS (SELECT FROM post_revision_pictures WHERE picture_id = :id)')
      .andWhere('NOT EXISTS (SELECT FROM post_autosaves WHERE position(media_pictures.key IN content) > 0)')
      .execute();
    if (affected === 0) throw buildUsedProblem((await this.uses.listUses([id])).get(id) ?? []);
    await this.files.remove(picture);
  }

  private async convert(bytes: Buffer): Promise<EncodedPicture> {
    try {
      return await this.conversions.execute(() => this.encoder.encode(bytes));
    } catch (error) {
      if (error instanceof BulkheadRejectedError)
        throw unavailable('Too many pictures are being processed. Please try again.', 10);
      throw error;
    }
  }

  private async find(id: number, assertAllowed: AssertAllowed): Promise<MediaPictureEntity> {
    const picture = await this.pictures.findOneBy({ id });
    if (picture === null) throw notFound();
    assertAllowed(picture.authorId);
    return picture;
  }

  private async view(picture: MediaPictureEntity): Promise<MediaPicture> {
    return toMediaPicture(picture, (await this.uses.listUses([picture.id])).get(picture.id));
  }
}

function buildUsedProblem(posts: readonly PictureUse[]): ProblemException {
  if (posts.length === 0)
    return new ProblemException(409, {
      detail: 'The picture is used in text that is not saved yet, possibly by someone else. Try again later.',
      extra: { posts },
    });
  const titles = posts.map(({ title }) => `“${title}”`).join(', ');
  return new ProblemException(409, {
    detail: `The picture is used in ${titles}, now or in an earlier version. Delete these posts permanently first.`,
    extra: { posts },
  });
}
