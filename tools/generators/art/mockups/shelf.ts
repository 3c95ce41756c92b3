import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#tools/system/root.ts';

/** Picture folder of the sandbox's Printify. */
export const ART = join(ROOT, 'apps', 'sandbox', 'art');
/** Size limit in bytes per picture; HEAVIEST_TOGETHER is the total. */
export const HEAVIEST = 45 * 1024;
export const HEAVIEST_TOGETHER = 3.5 * 1024 * 1024;

/** File with the hash of the drawing behind each picture, by file name. */
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
