import type { SoundSet } from '@paniscus/domain/keyboard';

export type SetPlan = {
  set: SoundSet;
  /** Pitch factor; the duration does not change. */
  factor: number;
  /** Sample rate of the Ogg files in Hz. */
  rate: 48_000 | 96_000;
  /** Loudness in LUFS of the audible part; lower for high sounds, which are tiring and more noticeable. */
  loudness: number;
  ogg: readonly string[];
  mp3: { rate: 24_000 | 48_000; options: readonly string[] };
};

const buildOpusCommand = (kilobits: number) => [
  'opusenc',
  '--quiet',
  '--serial',
  '1',
  '--padding',
  '0',
  '--bitrate',
  `${kilobits}`,
];
/** libvorbis would cut off at 14 kHz at this quality. */
const buildVorbisCommand = (quality: number) => [
  ...['oggenc', '--quiet', '--serial', '1', '--quality', `${quality}`],
  ...['--advanced-encode-option', 'lowpass_frequency=48'],
];

/** The original, and shifts up by half an octave, one, two and three octaves. */
export const SET_PLANS: readonly SetPlan[] = [
  {
    set: 10,
    factor: 1,
    rate: 48_000,
    loudness: -20,
    ogg: buildOpusCommand(28),
    mp3: { rate: 24_000, options: ['--abr', '30'] },
  },
  {
    set: 15,
    factor: Math.SQRT2,
    rate: 48_000,
    loudness: -20,
    ogg: buildOpusCommand(28),
    mp3: { rate: 24_000, options: ['--abr', '30'] },
  },
  {
    set: 20,
    factor: 2,
    rate: 48_000,
    loudness: -21,
    ogg: buildOpusCommand(28),
    mp3: { rate: 48_000, options: ['--abr', '32', '--lowpass', '20'] },
  },
  {
    set: 30,
    factor: 4,
    rate: 96_000,
    loudness: -22,
    ogg: buildVorbisCommand(-0.5),
    mp3: { rate: 48_000, options: ['--abr', '32', '--lowpass', '22'] },
  },
  {
    set: 40,
    factor: 8,
    rate: 96_000,
    loudness: -23,
    ogg: buildVorbisCommand(-0.5),
    mp3: { rate: 48_000, options: ['--abr', '32', '--lowpass', '22'] },
  },
];
