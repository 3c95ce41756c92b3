import { rm, writeFile } from 'node:fs/promises';
import { run } from '../programs.ts';
import type { SetPlan } from '../sets.ts';
import type { Sound } from '../sound/sound.ts';
import { waveOf } from '../sound/wave.ts';

export async function writeOgg(
  sound: Sound,
  [program = '', ...options]: SetPlan['ogg'],
  file: string,
): Promise<void> {
  const wave = `${file}.wav`;
  await writeFile(wave, waveOf(sound));
  await run(program, program === 'oggenc' ? [...options, '--output', file, wave] : [...options, wave, file]);
  await rm(wave);
}

export async function writeMp3(sound: Sound, options: readonly string[], file: string): Promise<void> {
  const wave = `${file}.wav`;
  await writeFile(wave, waveOf(sound));
  await run('lame', ['--quiet', '-m', 'm', '-q', '0', ...options, wave, file]);
  await rm(wave);
}
