import { readFile, rm, writeFile } from 'node:fs/promises';
import { run } from '../programs.ts';
import { getDurationMs, slice } from './sound.ts';
import type { Sound } from './sound.ts';
import { faded } from './trim.ts';
import { encodeFloatWave, readWave } from './wave.ts';

/** Resamples without dither, so that results are reproducible. */
export async function resampled(sound: Sound, rate: number, path: string): Promise<Sound> {
  if (sound.rate === rate) return sound;
  const [from, to] = [`${path}.from.wav`, `${path}.to.wav`];
  await writeFile(from, encodeFloatWave(sound));
  await run('sox', ['-D', from, '-e', 'floating-point', '-b', '32', to, 'rate', '-v', `${rate}`]);
  const response = readWave(await readFile(to));
  await Promise.all([rm(from), rm(to)]);
  return response;
}

/** Stretches the duration by `factor` at the same pitch. */
async function stretched(sound: Sound, factor: number, path: string): Promise<Sound> {
  const [from, to] = [`${path}.short.wav`, `${path}.long.wav`];
  await writeFile(from, encodeFloatWave(sound));
  await run('rubberband', ['--quiet', '--fine', '--time', `${factor}`, from, to]);
  const response = readWave(await readFile(to));
  await Promise.all([rm(from), rm(to)]);
  return response;
}

/**
 * Raises the pitch by `factor` at the same duration: stretches the sound, then plays it faster. Unlike a shift at the
 * source rate, this preserves high frequencies: 10 kHz becomes 40 kHz two octaves up.
 */
export async function shifted(sound: Sound, factor: number, rate: number, path: string): Promise<Sound> {
  const long = factor === 1 ? sound : await stretched(sound, factor, path);
  const fast = { ...long, rate: Math.round(sound.rate * factor) };
  return faded(slice(await resampled(fast, rate, path), 0, Math.round(getDurationMs(sound))));
}
