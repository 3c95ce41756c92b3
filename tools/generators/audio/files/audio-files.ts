import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SoundFormat } from '#libs/lexigrams/sounds/sound-urls.ts';

export const AUDIO_FOLDER = join(import.meta.dirname, '../../../../apps/web/public/audio');
export const FORMATS: readonly SoundFormat[] = ['ogg', 'mp3'];
export const CHIRP_FILE = 'chirp.mp3';

export const getSpriteFile = (panel: string, set: number, format: SoundFormat): string =>
  `${set}/${panel}.${format}`;
export const getClipFile = (panel: string, key: string, set: number, format: SoundFormat): string =>
  `${set}/${panel}/${key}.${format}`;

export const readAudioFile = (file: string): Buffer => readFileSync(join(AUDIO_FOLDER, file));

/** Short content hash in the letters a to p; digits could be mistaken for a set number. */
export function computeHash(...contents: readonly (Buffer | string)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content).update('\0');
  return [...hash.digest('hex').slice(0, 10)]
    .map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 16)))
    .join('');
}

/** One version per set: all its URLs change when any file changes. */
export const computeSetHash = (panelHashes: readonly string[]): string => computeHash(...panelHashes);
