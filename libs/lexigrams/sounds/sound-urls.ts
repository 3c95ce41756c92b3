import type { PanelId, SoundSet } from '@paniscus/domain/keyboard';
import type { Lexigram } from '../panels/panels.ts';
import { CHIRP_VERSION, SOUND_VERSIONS } from './sprites.data.ts';

/** Ogg with Opus, or with Vorbis where a 48 kHz sample rate is not enough; MP3 for browsers that play neither. */
export type SoundFormat = 'ogg' | 'mp3';

/** Short sound played when the sound set changes. */
export const CHIRP_URL = `/audio/chirp.mp3?v=${CHIRP_VERSION}`;

export const spriteUrl = (panel: PanelId, set: SoundSet, format: SoundFormat): string =>
  `/audio/${set}/${panel}.${format}?v=${SOUND_VERSIONS[set]}`;

/** URL of a single word's audio, identical to its part of the sprite. */
export const clipUrl = (
  { panel, key }: Pick<Lexigram, 'panel' | 'key'>,
  set: SoundSet,
  format: SoundFormat,
): string => `/audio/${set}/${panel}/${key}.${format}?v=${SOUND_VERSIONS[set]}`;
