import { run } from '../programs.ts';
import type { SetPlan } from '../sets.ts';
import type { Sound } from '../sound/sound.ts';
import { encodeWave } from '../sound/wave.ts';

export async function writeOgg(
  sound: Sound,
  [program = '', ...options]: SetPlan['ogg'],
  file: string,
): Promise<void> {
  const files = program === 'oggenc' ? ['--output', file, '-'] : ['-', file];
  await run(program, [...options, ...files], encodeWave(sound));
}

/** Sets the rate explicitly, because lame would choose a lower one. */
export async function writeMp3(sound: Sound, options: readonly string[], file: string): Promise<void> {
  const defaults = ['--quiet', '-m', 'm', '-q', '0', '--resample', `${sound.rate / 1000}`];
  await run('lame', [...defaults, ...options, '-', file], encodeWave(sound));
}
