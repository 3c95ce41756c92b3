import type { Sound } from './sound.ts';

const RATE = 48_000;
const MS = 180;
const AMPLITUDE = 0.35;

/** Two notes that glide between frequencies in Hz and fade in and out. */
const NOTES = [
  { atMs: 10, ms: 60, from: 2600, to: 4200 },
  { atMs: 85, ms: 80, from: 3000, to: 2300 },
];

export function chirp(): Sound {
  const samples = new Float32Array((MS / 1000) * RATE);
  for (const { atMs, ms, from, to } of NOTES) {
    const length = (ms / 1000) * RATE;
    let turn = 0;
    for (let at = 0; at < length; at += 1) {
      const done = at / length;
      turn += (from + (to - from) * done) / RATE;
      const swell = Math.sin(Math.PI * done) ** 2;
      const tone = Math.sin(2 * Math.PI * turn) + 0.2 * Math.sin(4 * Math.PI * turn);
      samples[Math.round((atMs / 1000) * RATE) + at] = (AMPLITUDE * swell * tone) / 1.2;
    }
  }
  return { rate: RATE, samples };
}
