import type { Sound } from '../sound/sound.ts';

export function createTone({
  rate = 48_000,
  hertz = 1000,
  amplitude = 0.5,
  beforeMs = 0,
  ms = 400,
  afterMs = 0,
} = {}): Sound {
  const toSampleIndex = (time: number) => Math.round((time * rate) / 1000);
  const samples = new Float32Array(toSampleIndex(beforeMs) + toSampleIndex(ms) + toSampleIndex(afterMs));
  const start = toSampleIndex(beforeMs);
  for (let index = 0; index < toSampleIndex(ms); index += 1) {
    samples[start + index] = amplitude * Math.sin((2 * Math.PI * hertz * index) / rate);
  }
  return { rate, samples };
}
