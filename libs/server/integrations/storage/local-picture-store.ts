import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PictureStore } from './picture-store.ts';
import type { StoredFile } from './picture-store.ts';

/** Stores pictures in the data folder. */
export class LocalPictureStore extends PictureStore {
  private readonly root: string;

  constructor(dataDir: string) {
    super();
    this.root = join(dataDir, 'media');
  }

  async write({ folder, name }: StoredFile, bytes: Buffer): Promise<void> {
    await mkdir(join(this.root, folder), { recursive: true });
    await writeFile(join(this.root, folder, name), bytes);
  }

  async read({ folder, name }: StoredFile): Promise<Buffer | undefined> {
    return readFile(join(this.root, folder, name)).catch(() => undefined);
  }

  async remove(folder: string): Promise<void> {
    await rm(join(this.root, folder), { recursive: true, force: true });
  }
}
