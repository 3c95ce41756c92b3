import { toAmplitude, computePeak, toSampleCount, sliceSound } from './sound.ts';
import type { Sound } from './sound.ts';

/** Threshold for silence around a word, in dB below the loudest millisecond. */
const SILENCE_DB = -42;
const WINDOW_MS = 4;
/** Margin around the audible part, so that soft consonants are not cut off. */
const PADDING_BEFORE_MS = 12;
const PADDING_AFTER_MS = 16;
const FADE_IN_MS = 5;
const FADE_OUT_MS = 10;

export function applyFades({ rate, samples }: Sound): Sound {
  const [fadeIn, fadeOut] = [toSampleCount(FADE_IN_MS, rate), toSampleCount(FADE_OUT_MS, rate)];
  const computeFade = (progress: number) =>
    0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, Math.max(0, progress)));
  return {
    rate,
    samples: samples.map(
      (sample, index) =>
        sample * computeFade(index / fadeIn) * computeFade((samples.length - 1 - index) / fadeOut),
    ),
  };
}

/** Removes silence around a word, fades it and rounds it to whole milliseconds; throws for a silent recording. */
export function trimSilence(sound: Sound): Sound {
  const window = toSampleCount(WINDOW_MS, sound.rate);
  const peaks = Array.from({ length: Math.ceil(sound.samples.length / window) }, (_, index) =>
    computePeak(sound.samples.subarray(index * window, (index + 1) * window)),
  );
  const threshold = Math.max(...peaks) * toAmplitude(SILENCE_DB);
  const first = peaks.findIndex((peak) => peak > threshold);
  if (first === -1) throw new Error('silent recording');
  const last = peaks.findLastIndex((peak) => peak > threshold);
  const startMs = Math.max(0, first * WINDOW_MS - PADDING_BEFORE_MS);
  const endMs = (last + 1) * WINDOW_MS + PADDING_AFTER_MS;
  return applyFades(sliceSound(sound, startMs, endMs - startMs));
}
