import { readFile, rm, writeFile } from 'node:fs/promises';
import { run } from '../programs.ts';
import { getDurationMs, sliceSound } from './sound.ts';
import type { Sound } from './sound.ts';
import { applyFades } from './trim.ts';
import { encodeFloatWave, readWave } from './wave.ts';

/** Resamples without dither, so that results are reproducible. */
export async function resample(sound: Sound, rate: number, path: string): Promise<Sound> {
  if (sound.rate === rate) return sound;
  const [inputFile, outputFile] = [`${path}.from.wav`, `${path}.to.wav`];
  await writeFile(inputFile, encodeFloatWave(sound));
  await run('sox', [
    '-D',
    inputFile,
    '-e',
    'floating-point',
    '-b',
    '32',
    outputFile,
    'rate',
    '-v',
    `${rate}`,
  ]);
  const result = readWave(await readFile(outputFile));
  await Promise.all([rm(inputFile), rm(outputFile)]);
  return result;
}

/** Stretches the duration by `factor` at the same pitch. */
async function stretch(sound: Sound, factor: number, path: string): Promise<Sound> {
  const [inputFile, outputFile] = [`${path}.short.wav`, `${path}.long.wav`];
  await writeFile(inputFile, encodeFloatWave(sound));
  await run('rubberband', ['--quiet', '--fine', '--time', `${factor}`, inputFile, outputFile]);
  const result = readWave(await readFile(outputFile));
  await Promise.all([rm(inputFile), rm(outputFile)]);
  return result;
}

/**
 * Raises the pitch by `factor` at the same duration: stretches the sound, then plays it faster. Unlike a shift at the
 * source rate, this preserves high frequencies: 10 kHz becomes 40 kHz two octaves up.
 */
export async function shiftPitch(sound: Sound, factor: number, rate: number, path: string): Promise<Sound> {
  const stretchedSound = factor === 1 ? sound : await stretch(sound, factor, path);
  const spedUp = { ...stretchedSound, rate: Math.round(sound.rate * factor) };
  return applyFades(sliceSound(await resample(spedUp, rate, path), 0, Math.round(getDurationMs(sound))));
}
