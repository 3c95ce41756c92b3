import type { PanelId } from '@paniscus/domain/keyboard';
import { SOUND_MS } from './sprites.data.ts';

/** Range of a word in its panel's audio file, in ms; the same for every set and format. */
export type SpriteRange = readonly [offsetMs: number, durationMs: number];

/** Silence around a word: MP3 encoders add a delay that not every browser compensates. */
export const LEAD_MS = 5;
export const TAIL_MS = 55;
/** Silence between words, so that rounding in a browser does not play part of the next word. */
export const GAP_MS = 90;

export function computeSpriteRanges(soundMs: readonly number[]): readonly SpriteRange[] {
  let offset = GAP_MS;
  return soundMs.map((ms) => {
    const range = [offset, LEAD_MS + ms + TAIL_MS] as const;
    offset += range[1] + GAP_MS;
    return range;
  });
}

/** Total duration of the file in ms. */
export const computeSpriteLength = (ranges: readonly SpriteRange[]): number => {
  const [offset, duration] = ranges.at(-1) ?? [0, 0];
  return offset + duration + GAP_MS;
};

export const SPRITES: Readonly<Record<PanelId, readonly SpriteRange[]>> = {
  alpha: computeSpriteRanges(SOUND_MS.alpha),
  beta: computeSpriteRanges(SOUND_MS.beta),
  gamma: computeSpriteRanges(SOUND_MS.gamma),
};
