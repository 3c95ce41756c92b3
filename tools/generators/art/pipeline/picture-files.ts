import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#tools/system/root.ts';
import { ENCODING } from './encoding.data.ts';
import { toSvgDocument } from './svg-document.ts';
import type { Recipe } from './recipe.types.ts';

/** Folder of the site's pictures; PICTURE_URL_PATH is its URL path. */
export const PICTURE_FOLDER = join(ROOT, 'apps', 'web', 'public', 'art');
export const PICTURE_URL_PATH = '/art';

export interface PictureFile {
  file: string;
  format: 'avif' | 'webp' | 'jpg';
  width: number;
}

const HASH_PATTERN = /\.([0-9a-f]{10})\.[a-z0-9]{3,4}$/;

/** Content hash for file names, so that a URL never changes its picture and can be cached forever. */
export const computeHash = (drawing: string): string =>
  createHash('sha256').update(JSON.stringify(ENCODING)).update(drawing).digest('hex').slice(0, 10);

export const drawSvg = ({ width, height, draw }: Recipe): string => toSvgDocument(width, height, draw());

export function listPictureFiles({ name, width, widths, isCard }: Recipe, hash: string): PictureFile[] {
  if (isCard) return [{ file: `${name}.${hash}.jpg`, format: 'jpg', width }];
  const listWidths = (defaults: readonly number[]) => [
    ...(widths ?? defaults).filter((candidate) => candidate < width),
    width,
  ];
  const listFilesInFormat = (format: 'avif' | 'webp') =>
    listWidths(ENCODING.widths[format]).map((pictureWidth) => ({
      file: `${name}-${pictureWidth}.${hash}.${format}`,
      format,
      width: pictureWidth,
    }));
  return [...listFilesInFormat('avif'), ...listFilesInFormat('webp')];
}

export const listStoredFiles = (): string[] =>
  existsSync(PICTURE_FOLDER) ? readdirSync(PICTURE_FOLDER).sort() : [];

const isFileOfPicture = (name: string, file: string): boolean =>
  file.startsWith(name) && /^(?:-\d{3,4})?\.[0-9a-f]{10}\.[a-z0-9]{3,4}$/.test(file.slice(name.length));

/** Existing files of a picture, including outdated ones. */
export const findStoredFiles = (name: string, stored = listStoredFiles()): string[] =>
  stored.filter((file) => isFileOfPicture(name, file));

/** Hash in the names of the existing files. */
export function findStoredHash(name: string, format: string, stored = listStoredFiles()): string | undefined {
  const [file] = findStoredFiles(name, stored).filter((file) => file.endsWith(`.${format}`));
  return file === undefined ? undefined : HASH_PATTERN.exec(file)?.[1];
}
