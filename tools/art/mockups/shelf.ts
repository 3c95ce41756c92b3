import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../system/root.ts';

/** Where the stub of Printify finds its pictures. */
export const ART = join(ROOT, 'apps', 'sandbox', 'art');
/** What they may weigh, in bytes: each, and all together. */
export const HEAVIEST = 45 * 1024;
export const HEAVIEST_TOGETHER = 3.5 * 1024 * 1024;

/** Beside the pictures: the fingerprint of the drawing that each was made from, by file. */
export const PRINTS = 'drawings.json';

export const getPrint = (drawing: string): string =>
  createHash('sha256').update(drawing).digest('hex').slice(0, 16);

export function readPrints(): Record<string, string> {
  const path = join(ART, PRINTS);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {};
}

export function savePrints(prints: Record<string, string>): void {
  const sorted = Object.fromEntries(Object.entries(prints).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(ART, PRINTS), `${JSON.stringify(sorted, null, 2)}\n`);
}
