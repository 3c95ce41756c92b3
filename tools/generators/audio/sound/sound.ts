/** Mono audio; full scale is 1. */
export type Sound = { rate: number; samples: Float32Array };

export const getDurationMs = ({ rate, samples }: Sound): number => (samples.length / rate) * 1000;

export const samplesIn = (ms: number, rate: number): number => Math.round((ms / 1000) * rate);

export function computePeak(samples: Float32Array): number {
  return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}

export const toDecibels = (amplitude: number): number => 20 * Math.log10(amplitude);

export const toAmplitude = (decibels: number): number => 10 ** (decibels / 20);

/** Extracts `ms` milliseconds from `fromMs` on, padded with silence. */
export function slice({ rate, samples }: Sound, fromMs: number, ms: number): Sound {
  const cut = new Float32Array(samplesIn(ms, rate));
  const from = samplesIn(fromMs, rate);
  cut.set(samples.subarray(from, from + cut.length));
  return { rate, samples: cut };
}

export function layOut(
  rate: number,
  lengthMs: number,
  placed: readonly { atMs: number; sound: Sound }[],
): Sound {
  const samples = new Float32Array(samplesIn(lengthMs, rate));
  for (const { atMs, sound } of placed) samples.set(sound.samples, samplesIn(atMs, rate));
  return { rate, samples };
}
