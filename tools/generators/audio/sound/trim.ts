import { toAmplitude, computePeak, samplesIn, slice } from './sound.ts';
import type { Sound } from './sound.ts';

/** Threshold for silence around a word, in dB below the loudest millisecond. */
const SILENCE = -42;
const WINDOW_MS = 4;
/** Margin around the audible part, so that soft consonants are not cut off. */
const PADDING_BEFORE_MS = 12;
const PADDING_AFTER_MS = 16;
const FADE_IN_MS = 5;
const FADE_OUT_MS = 10;

export function faded({ rate, samples }: Sound): Sound {
  const [rise, fall] = [samplesIn(FADE_IN_MS, rate), samplesIn(FADE_OUT_MS, rate)];
  const part = (done: number) => 0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, Math.max(0, done)));
  return {
    rate,
    samples: samples.map((sample, at) => sample * part(at / rise) * part((samples.length - 1 - at) / fall)),
  };
}

/** Removes silence around a word, fades it and rounds it to whole milliseconds; throws for a silent recording. */
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
