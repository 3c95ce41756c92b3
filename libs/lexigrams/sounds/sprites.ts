import type { PanelId } from '@paniscus/domain/keyboard';
import { SOUND_MS } from './sprites.data.ts';

/** Position of a word in its panel's file, in ms; the same for every set and format. */
export type SpritePlace = readonly [offsetMs: number, durationMs: number];

/** Silence around a word: MP3 encoders add a delay that not every browser compensates. */
export const LEAD_MS = 5;
export const TAIL_MS = 55;
/** Silence between words, so that rounding in a browser does not play part of the next word. */
export const GAP_MS = 90;

export function listPlaces(soundMs: readonly number[]): readonly SpritePlace[] {
  let offset = GAP_MS;
  return soundMs.map((ms) => {
    const place = [offset, LEAD_MS + ms + TAIL_MS] as const;
    offset += place[1] + GAP_MS;
    return place;
  });
}

/** Total length of the file in ms. */
export const getLength = (places: readonly SpritePlace[]): number => {
  const [offset, duration] = places.at(-1) ?? [0, 0];
  return offset + duration + GAP_MS;
};

export const SPRITES: Readonly<Record<PanelId, readonly SpritePlace[]>> = {
  alpha: listPlaces(SOUND_MS.alpha),
  beta: listPlaces(SOUND_MS.beta),
  gamma: listPlaces(SOUND_MS.gamma),
};
