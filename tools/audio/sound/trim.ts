import { toAmplitude, computePeak, samplesIn, slice } from './sound.ts';
import type { Sound } from './sound.ts';

/** What is this far below the loudest millisecond, in decibels, counts as silence before and after a word. */
const SILENCE = -42;
const WINDOW_MS = 4;
/** Kept around what is heard, so that no soft consonant is bitten off. */
const PADDING_BEFORE_MS = 12;
const PADDING_AFTER_MS = 16;
const FADE_IN_MS = 5;
const FADE_OUT_MS = 10;

/** The sound with a rounded beginning and end: no click where it starts or stops. */
export function faded({ rate, samples }: Sound): Sound {
  const [rise, fall] = [samplesIn(FADE_IN_MS, rate), samplesIn(FADE_OUT_MS, rate)];
  const part = (done: number) => 0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, Math.max(0, done)));
  return {
    rate,
    samples: samples.map((sample, at) => sample * part(at / rise) * part((samples.length - 1 - at) / fall)),
  };
}

/** The word without the silence around it, faded, a whole number of milliseconds long. */
export function trimmed(sound: Sound): Sound {
  const window = samplesIn(WINDOW_MS, sound.rate);
  const peaks = Array.from({ length: Math.ceil(sound.samples.length / window) }, (_, index) =>
    computePeak(sound.samples.subarray(index * window, (index + 1) * window)),
  );
  const threshold = Math.max(...peaks) * toAmplitude(SILENCE);
  const first = peaks.findIndex((peak) => peak > threshold);
  if (first === -1) throw new Error('nothing but silence');
  const last = peaks.findLastIndex((peak) => peak > threshold);
  const from = Math.max(0, first * WINDOW_MS - PADDING_BEFORE_MS);
  const end = (last + 1) * WINDOW_MS + PADDING_AFTER_MS;
  return faded(slice(sound, from, end - from));
}
