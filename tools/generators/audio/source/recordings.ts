// Recordings of words, which replace the synthesized voice.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { computeHash } from '../files/audio-files.ts';
import { run } from '../programs.ts';
import type { Sound } from '../sound/sound.ts';
import { readWave } from '../sound/wave.ts';

const EXTENSIONS = new Set(['.wav', '.flac', '.m4a']);

export type Recording = { key: string; file: string; version: string };

/** Recordings in a folder, named by word key; throws for a name that is not a word's key. */
export function listRecordings(folder: string, keys: ReadonlySet<string>): Recording[] {
  if (!existsSync(folder)) throw new Error(`folder not found: ${folder}`);
  const files = readdirSync(folder).filter((name) => EXTENSIONS.has(parse(name).ext.toLowerCase()));
  const unknown = files.find((name) => !keys.has(parse(name).name));
  if (unknown) throw new Error(`${unknown}: unknown word key ${parse(unknown).name}`);
  return files.sort().map((name) => {
    const file = join(folder, name);
    return { key: parse(name).name, file, version: computeHash(readFileSync(file)) };
  });
}

/** Reads a recording; converts formats other than WAV with ffmpeg. */
export async function readRecording({ key, file }: Recording, folder: string): Promise<Sound> {
  if (parse(file).ext.toLowerCase() === '.wav') return readWave(readFileSync(file));
  const wavFile = join(folder, `${key}.recording.wav`);
  await run('ffmpeg', [
    '-v',
    'error',
    '-y',
    '-i',
    file,
    '-ac',
    '1',
    '-c:a',
    'pcm_f32le',
    '-bitexact',
    wavFile,
  ]);
  return readWave(readFileSync(wavFile));
}
