import type { PanelId, SoundSet } from '@paniscus/domain';
import type { Lexigram } from '../panels/panels.ts';
import { CHIRP_VERSION, SOUND_VERSIONS } from './sprites.data.ts';

/** What browsers are given: Opus, or Vorbis where 48 kHz would not do, in Ogg; MP3 for those that play neither. */
export type SoundFormat = 'ogg' | 'mp3';

/** The short sound after a change of the set. */
export const CHIRP_URL = `/audio/chirp.mp3?v=${CHIRP_VERSION}`;

/** All words of a panel in one file; `SPRITES` tells where each lies. */
export const spriteUrl = (panel: PanelId, set: SoundSet, format: SoundFormat): string =>
  `/audio/${set}/${panel}.${format}?v=${SOUND_VERSIONS[set]}`;

/** One word alone: exactly its place of the sprite. */
export const clipUrl = (
  { panel, key }: Pick<Lexigram, 'panel' | 'key'>,
  set: SoundSet,
  format: SoundFormat,
): string => `/audio/${set}/${panel}/${key}.${format}?v=${SOUND_VERSIONS[set]}`;
