import type { SoundSet } from '@paniscus/domain/keyboard';
import type { SoundFormat } from '@paniscus/lexigrams';

export type AudioSupport = {
  /** `navigator.vendor`; the same for every browser on iOS. */
  vendor: string;
  canPlay: (codec: 'opus' | 'ogg') => boolean;
};

/** Opus has no content above 20 kHz, so the high sets use Vorbis. */
const getCodec = (set: SoundSet) => (set >= 30 ? 'ogg' : 'opus');

export const isApple = (vendor: string): boolean => vendor.startsWith('Apple');

/** Safari gets MP3 even if it reports Ogg support: its audio is limited to about 22 kHz. */
export const chooseSoundFormat = (set: SoundSet, { vendor, canPlay }: AudioSupport): SoundFormat =>
  !isApple(vendor) && canPlay(getCodec(set)) ? 'ogg' : 'mp3';
