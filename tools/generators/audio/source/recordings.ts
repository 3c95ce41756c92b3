// Recordings of an organization replace the synthesized voice.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { computeVersion } from '../files/shelf.ts';
import { run } from '../programs.ts';
import type { Sound } from '../sound/sound.ts';
import { readWave } from '../sound/wave.ts';

const KINDS = new Set(['.wav', '.flac', '.m4a']);

export type Recording = { key: string; file: string; version: string };

/** Recordings in a folder, named by word key; throws for a name that is not a word's key. */
export function recordingsIn(folder: string, keys: ReadonlySet<string>): Recording[] {
  if (!existsSync(folder)) throw new Error(`no such folder: ${folder}`);
  const files = readdirSync(folder).filter((name) => KINDS.has(parse(name).ext.toLowerCase()));
  const stranger = files.find((name) => !keys.has(parse(name).name));
  if (stranger) throw new Error(`${stranger}: no word has the key ${parse(stranger).name}`);
  return files.sort().map((name) => {
    const file = join(folder, name);
    return { key: parse(name).name, file, version: computeVersion(readFileSync(file)) };
  });
}

/** Reads a recording; converts formats other than WAV with ffmpeg. */
export async function getSound({ key, file }: Recording, folder: string): Promise<Sound> {
  if (parse(file).ext.toLowerCase() === '.wav') return readWave(readFileSync(file));
  const wave = join(folder, `${key}.recording.wav`);
  await run('ffmpeg', ['-v', 'error', '-y', '-i', file, '-ac', '1', '-c:a', 'pcm_f32le', '-bitexact', wave]);
  return readWave(readFileSync(wave));
}
