import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#tools/system/root.ts';
import { ENCODING } from './encoding.data.ts';
import { framed } from './frame.ts';
import type { Recipe } from './recipe.types.ts';

/** Folder of the site's pictures; ART_PATH is its URL path. */
export const ART = join(ROOT, 'apps', 'web', 'public', 'art');
export const ART_PATH = '/art';

export interface PictureFile {
  file: string;
  format: 'avif' | 'webp' | 'jpg';
  width: number;
}

const PRINT = /\.([0-9a-f]{10})\.[a-z0-9]{3,4}$/;

/** Content hash for file names, so that a URL never changes its picture and can be cached forever. */
export const getPrint = (drawing: string): string =>
  createHash('sha256').update(JSON.stringify(ENCODING)).update(drawing).digest('hex').slice(0, 10);

export const getDrawing = ({ width, height, draw }: Recipe): string => framed(width, height, draw());

export function listFiles({ name, width, widths, isCard }: Recipe, print: string): PictureFile[] {
  if (isCard) return [{ file: `${name}.${print}.jpg`, format: 'jpg', width }];
  const upTo = (usual: readonly number[]) => [...(widths ?? usual).filter((narrow) => narrow < width), width];
  const inFormat = (format: 'avif' | 'webp') =>
    upTo(ENCODING.widths[format]).map((pixels) => ({
      file: `${name}-${pixels}.${print}.${format}`,
      format,
      width: pixels,
    }));
  return [...inFormat('avif'), ...inFormat('webp')];
}

export const listStoredFiles = (): string[] => (existsSync(ART) ? readdirSync(ART).sort() : []);

const belongsToPicture = (name: string, file: string): boolean =>
  file.startsWith(name) && /^(?:-\d{3,4})?\.[0-9a-f]{10}\.[a-z0-9]{3,4}$/.test(file.slice(name.length));

/** Existing files of a picture, including outdated ones. */
export const findStoredFiles = (name: string, stored = listStoredFiles()): string[] =>
  stored.filter((file) => belongsToPicture(name, file));

/** Hash in the names of the existing files. */
export function findStoredHash(name: string, format: string, stored = listStoredFiles()): string | undefined {
  const [file] = findStoredFiles(name, stored).filter((file) => file.endsWith(`.${format}`));
  return file === undefined ? undefined : PRINT.exec(file)?.[1];
}
