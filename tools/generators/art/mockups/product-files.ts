import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#tools/system/root.ts';

/** Folder of the product pictures that the Printify sandbox serves. */
export const PRODUCT_PICTURE_FOLDER = join(ROOT, 'apps', 'sandbox', 'art');
/** Size limit in bytes per picture; TOTAL_BYTES_MAX is the limit for all together. */
export const PICTURE_BYTES_MAX = 45 * 1024;
export const TOTAL_BYTES_MAX = 3.5 * 1024 * 1024;

/** File with the hash of the drawing behind each picture, by file name. */
export const HASHES_FILE = 'drawings.json';

export const computeHash = (drawing: string): string =>
  createHash('sha256').update(drawing).digest('hex').slice(0, 16);

export function readHashes(): Record<string, string> {
  const path = join(PRODUCT_PICTURE_FOLDER, HASHES_FILE);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {};
}

export function writeHashes(hashes: Record<string, string>): void {
  const sorted = Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(PRODUCT_PICTURE_FOLDER, HASHES_FILE), `${JSON.stringify(sorted, null, 2)}\n`);
}
