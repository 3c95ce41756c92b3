import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SoundFormat } from '#libs/lexigrams/sounds/urls.ts';

export const AUDIO = join(import.meta.dirname, '../../../../apps/web/public/audio');
export const FORMATS: readonly SoundFormat[] = ['ogg', 'mp3'];
export const CHIRP = 'chirp.mp3';

export const spriteFile = (panel: string, set: number, format: SoundFormat): string =>
  `${set}/${panel}.${format}`;
export const clipFile = (panel: string, key: string, set: number, format: SoundFormat): string =>
  `${set}/${panel}/${key}.${format}`;

export const readAudio = (file: string): Buffer => readFileSync(join(AUDIO, file));

/** Short content hash in the letters a to p; digits could be mistaken for a set number. */
export function computeVersion(...contents: readonly (Buffer | string)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content).update('\0');
  return [...hash.digest('hex').slice(0, 10)]
    .map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 16)))
    .join('');
}

/** One version per set: all its URLs change when any file changes. */
export const setVersion = (panels: readonly string[]): string => computeVersion(...panels);
