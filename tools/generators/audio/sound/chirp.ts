import type { Sound } from './sound.ts';

const SAMPLE_RATE = 48_000;
const DURATION_MS = 180;
const AMPLITUDE = 0.35;

/** Two notes that glide between frequencies in Hz and fade in and out. */
const NOTES = [
  { atMs: 10, ms: 60, startHz: 2600, endHz: 4200 },
  { atMs: 85, ms: 80, startHz: 3000, endHz: 2300 },
];

export function createChirp(): Sound {
  const samples = new Float32Array((DURATION_MS / 1000) * SAMPLE_RATE);
  for (const { atMs, ms, startHz, endHz } of NOTES) {
    const length = (ms / 1000) * SAMPLE_RATE;
    let phase = 0;
    for (let index = 0; index < length; index += 1) {
      const progress = index / length;
      phase += (startHz + (endHz - startHz) * progress) / SAMPLE_RATE;
      const envelope = Math.sin(Math.PI * progress) ** 2;
      const tone = Math.sin(2 * Math.PI * phase) + 0.2 * Math.sin(4 * Math.PI * phase);
      samples[Math.round((atMs / 1000) * SAMPLE_RATE) + index] = (AMPLITUDE * envelope * tone) / 1.2;
    }
  }
  return { rate: SAMPLE_RATE, samples };
}
