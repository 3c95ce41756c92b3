import type { PanelId } from '@paniscus/domain';
import { SOUND_MS } from './sprites.data.ts';

/** Where a word lies in its panel's file, in milliseconds: the same in every set and format. */
export type SpritePlace = readonly [offsetMs: number, durationMs: number];

/** Silence that belongs to a word's place: MP3 delays its sound, and not every browser makes up for that. */
export const LEAD_MS = 5;
export const TAIL_MS = 55;
/** Silence between two places, so that no browser's rounding lets a neighbor be heard. */
export const GAP_MS = 90;

/** The places of sounds of these lengths, one after the other with their silence. */
export function listPlaces(soundMs: readonly number[]): readonly SpritePlace[] {
  let offset = GAP_MS;
  return soundMs.map((ms) => {
    const place = [offset, LEAD_MS + ms + TAIL_MS] as const;
    offset += place[1] + GAP_MS;
    return place;
  });
}

/** How long the whole file is. */
export const getLength = (places: readonly SpritePlace[]): number => {
  const [offset, duration] = places.at(-1) ?? [0, 0];
  return offset + duration + GAP_MS;
};

/** Of each panel 128 places, in the order of its signs. */
export const SPRITES: Readonly<Record<PanelId, readonly SpritePlace[]>> = {
  alpha: listPlaces(SOUND_MS.alpha),
  beta: listPlaces(SOUND_MS.beta),
  gamma: listPlaces(SOUND_MS.gamma),
};
