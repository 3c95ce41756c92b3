/** Mono audio; full scale is 1. */
export type Sound = { rate: number; samples: Float32Array };

export const getDurationMs = ({ rate, samples }: Sound): number => (samples.length / rate) * 1000;

export const toSampleCount = (ms: number, rate: number): number => Math.round((ms / 1000) * rate);

export function computePeak(samples: Float32Array): number {
  return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}

export const toDecibels = (amplitude: number): number => 20 * Math.log10(amplitude);

export const toAmplitude = (decibels: number): number => 10 ** (decibels / 20);

/** Extracts `ms` milliseconds from `fromMs` on, padded with silence. */
export function sliceSound({ rate, samples }: Sound, fromMs: number, ms: number): Sound {
  const sliced = new Float32Array(toSampleCount(ms, rate));
  const from = toSampleCount(fromMs, rate);
  sliced.set(samples.subarray(from, from + sliced.length));
  return { rate, samples: sliced };
}

export function placeInSilence(
  rate: number,
  lengthMs: number,
  placed: readonly { atMs: number; sound: Sound }[],
): Sound {
  const samples = new Float32Array(toSampleCount(lengthMs, rate));
  for (const { atMs, sound } of placed) samples.set(sound.samples, toSampleCount(atMs, rate));
  return { rate, samples };
}
