import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../system/root.ts';
import { ENCODING } from './encoding.data.ts';
import { framed } from './frame.ts';
import type { Recipe } from './recipe.types.ts';

/** Where the pictures of the site lie, and below which address they are had. */
export const ART = join(ROOT, 'apps', 'web', 'public', 'art');
export const ART_PATH = '/art';

/** One file of a picture. */
export interface PictureFile {
  file: string;
  format: 'avif' | 'webp' | 'jpg';
  width: number;
}

const PRINT = /\.([0-9a-f]{10})\.[a-z0-9]{3,4}$/;

/** The fingerprint of a drawing: it is a part of the files' names, so that an address never means another picture. */
export const getPrint = (drawing: string): string =>
  createHash('sha256').update(JSON.stringify(ENCODING)).update(drawing).digest('hex').slice(0, 10);

export const getDrawing = ({ width, height, draw }: Recipe): string => framed(width, height, draw());

/** The files of a picture that was drawn so. */
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

export const lyingFiles = (): string[] => (existsSync(ART) ? readdirSync(ART).sort() : []);

const isOf = (name: string, file: string): boolean =>
  file.startsWith(name) && /^(?:-\d{3,4})?\.[0-9a-f]{10}\.[a-z0-9]{3,4}$/.test(file.slice(name.length));

/** Everything that lies there of one name, of this drawing or of an older one. */
export const getLying = (name: string, lying = lyingFiles()): string[] =>
  lying.filter((file) => isOf(name, file));

/** The fingerprint in the names of what lies there. */
export function lyingPrint(name: string, format: string, lying = lyingFiles()): string | undefined {
  const [file] = getLying(name, lying).filter((file) => file.endsWith(`.${format}`));
  return file === undefined ? undefined : PRINT.exec(file)?.[1];
}
