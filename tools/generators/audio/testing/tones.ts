import type { Sound } from '../sound/sound.ts';

export function aTone({
  rate = 48_000,
  hertz = 1000,
  amplitude = 0.5,
  beforeMs = 0,
  ms = 400,
  afterMs = 0,
} = {}): Sound {
  const toSampleIndex = (time: number) => Math.round((time * rate) / 1000);
  const samples = new Float32Array(toSampleIndex(beforeMs) + toSampleIndex(ms) + toSampleIndex(afterMs));
  const from = toSampleIndex(beforeMs);
  for (let at = 0; at < toSampleIndex(ms); at += 1) {
    samples[from + at] = amplitude * Math.sin((2 * Math.PI * hertz * at) / rate);
  }
  return { rate, samples };
}
