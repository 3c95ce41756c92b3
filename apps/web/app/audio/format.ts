import type { SoundSet } from '@paniscus/domain';
import type { SoundFormat } from '@paniscus/lexigrams';

/** What a browser says of itself as far as sound goes. */
export type Hearing = {
  /** `navigator.vendor`; the same in every browser of an iPhone. */
  vendor: string;
  canPlay: (codec: 'opus' | 'ogg') => boolean;
};

/** Opus carries nothing above 20 kHz, so the high sets are Vorbis. */
const getCodec = (set: SoundSet) => (set >= 30 ? 'ogg' : 'opus');

export const isApple = (vendor: string): boolean => vendor.startsWith('Apple');

/** Safari gets MP3 whatever it says of Ogg: its audio is the one limited to about 22 kHz (spec 9). */
export const formatFor = (set: SoundSet, { vendor, canPlay }: Hearing): SoundFormat =>
  !isApple(vendor) && canPlay(getCodec(set)) ? 'ogg' : 'mp3';
