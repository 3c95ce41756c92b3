import type { SoundSet } from '@paniscus/domain';

/** How a set sounds and is packed. */
export type SetPlan = {
  set: SoundSet;
  /** How many times higher than the voice, duration kept. */
  factor: number;
  /** Samples a second of what is packed into Ogg. */
  rate: 48_000 | 96_000;
  /** LUFS of what people hear of it. High sounds are left softer: they tire, and are heard more easily. */
  loudness: number;
  ogg: readonly string[];
  mp3: { rate: 24_000 | 48_000; options: readonly string[] };
};

const opus = (kilobits: number) => [
  'opusenc',
  '--quiet',
  '--serial',
  '1',
  '--padding',
  '0',
  '--bitrate',
  `${kilobits}`,
];
/** Left to itself libvorbis drops everything above 14 kHz at this size. */
const wideVorbis = (quality: number) => [
  ...['oggenc', '--quiet', '--serial', '1', '--quality', `${quality}`],
  ...['--advanced-encode-option', 'lowpass_frequency=48'],
];

/** The original, and upshifts of half, one, two and three octaves. */
export const SET_PLANS: readonly SetPlan[] = [
  {
    set: 10,
    factor: 1,
    rate: 48_000,
    loudness: -20,
    ogg: opus(28),
    mp3: { rate: 24_000, options: ['--abr', '30'] },
  },
  {
    set: 15,
    factor: Math.SQRT2,
    rate: 48_000,
    loudness: -20,
    ogg: opus(28),
    mp3: { rate: 24_000, options: ['--abr', '30'] },
  },
  {
    set: 20,
    factor: 2,
    rate: 48_000,
    loudness: -21,
    ogg: opus(28),
    mp3: { rate: 48_000, options: ['--abr', '32', '--lowpass', '20'] },
  },
  {
    set: 30,
    factor: 4,
    rate: 96_000,
    loudness: -22,
    ogg: wideVorbis(-0.5),
    mp3: { rate: 48_000, options: ['--abr', '32', '--lowpass', '22'] },
  },
  {
    set: 40,
    factor: 8,
    rate: 96_000,
    loudness: -23,
    ogg: wideVorbis(-0.5),
    mp3: { rate: 48_000, options: ['--abr', '32', '--lowpass', '22'] },
  },
];
