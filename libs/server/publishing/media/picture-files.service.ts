import { Injectable } from '@nestjs/common';
import { listPictureWidths, PICTURE_FORMATS } from '@paniscus/domain/media';
import type { PictureFormat, PictureName } from '@paniscus/domain/media';
import { PictureStore } from '@paniscus/server/integrations';
import { EventLog } from '@paniscus/server/platform';
import type { PictureVersion } from './picture-encoder.ts';

/** Files of the media library: one folder a picture, one file a version. */
@Injectable()
export class PictureFilesService {
  constructor(
    private readonly store: PictureStore,
    private readonly log: EventLog,
  ) {}

  /** Throws a 503 problem when the storage is unavailable. */
  async write(name: PictureName, versions: readonly PictureVersion[]): Promise<void> {
    for (const { width, format, bytes } of versions)
      await this.store.write(
        { folder: toFolder(name), name: `${width}.${format}` },
        bytes,
        `image/${format}`,
      );
  }

  /** Undefined when there is no such file. Throws a 503 problem when the storage is unavailable. */
  async read(name: PictureName, width: number, format: PictureFormat): Promise<Buffer | undefined> {
    return this.store.read({ folder: toFolder(name), name: `${width}.${format}` });
  }

  /** Removes the files of a deleted picture. If the storage is unavailable they stay, under a URL that nobody knows. */
  async remove(name: PictureName): Promise<void> {
    const names = listPictureWidths(name.width).flatMap((width) =>
      PICTURE_FORMATS.map((format) => `${width}.${format}`),
    );
    try {
      await this.store.remove(toFolder(name), names);
    } catch (error) {
      this.log.warn('picture_files_left', error);
    }
  }
}

const toFolder = ({ key, width, height }: PictureName) => `${key}-${width}x${height}`;
