import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { PictureFormat, PictureName } from '@paniscus/domain/media';
import { SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import type { PictureVersion } from './picture-encoder.ts';

/** Files of the media library in the data folder: one folder a picture, one file a version. */
@Injectable()
export class PictureFilesService {
  private readonly folder: string;

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.folder = join(settings.dataDir, 'media');
  }

  async write(name: PictureName, versions: readonly PictureVersion[]): Promise<void> {
    const folder = this.getFolder(name);
    await mkdir(folder, { recursive: true });
    for (const { width, format, bytes } of versions)
      await writeFile(join(folder, `${width}.${format}`), bytes);
  }

  /** Undefined when there is no such file. */
  async read(name: PictureName, width: number, format: PictureFormat): Promise<Buffer | undefined> {
    return readFile(join(this.getFolder(name), `${width}.${format}`)).catch(() => undefined);
  }

  async remove(name: PictureName): Promise<void> {
    await rm(this.getFolder(name), { recursive: true, force: true });
  }

  private getFolder({ key, width, height }: PictureName): string {
    return join(this.folder, `${key}-${width}x${height}`);
  }
}
