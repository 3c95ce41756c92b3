// Manifest of the sound files; a test compares it to detect outdated files.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PanelId, SoundSet } from '@paniscus/domain/keyboard';
import type { Panel } from '#libs/lexigrams/panels/panels.ts';
import type { SetPlan } from '../sets.ts';
import { getScript, VOICE } from '../source/voice.ts';
import { clipFile, FORMATS, readAudio, spriteFile, computeVersion } from './shelf.ts';

/** Version hashes of a panel in a set: its sources and its files. */
type Made = { from: string; files: string };

export type Manifest = {
  /** Versions of the programs that generated the files. */
  programs: Record<string, string>;
  /** Recorded words and the hashes of their recordings. */
  recordings: Record<string, string>;
  made: Partial<Record<`${SoundSet}/${PanelId}`, Made>>;
};

const FILE = join(import.meta.dirname, '../manifest.json');

export const readManifest = (): Manifest => JSON.parse(readFileSync(FILE, 'utf8')) as Manifest;

export const writeManifest = (manifest: Manifest): void =>
  writeFileSync(FILE, `${JSON.stringify(manifest, null, 2)}\n`);

/** Hash of the panel's words, their pronunciation and the settings of the set. */
export function sourceVersion(plan: SetPlan, panel: Panel, recordings: Manifest['recordings']): string {
  const words = panel.lexigrams.map((lexigram) =>
    [lexigram.key, recordings[lexigram.key] ?? getScript(lexigram)].join(' '),
  );
  return computeVersion(VOICE, JSON.stringify(plan), ...words);
}

/** Hash of the panel's files in the set. */
export function filesVersion({ set }: SetPlan, { id, lexigrams }: Panel): string {
  const files = FORMATS.flatMap((format) => [
    spriteFile(id, set, format),
    ...lexigrams.map(({ key }) => clipFile(id, key, set, format)),
  ]);
  return computeVersion(...files.flatMap((file) => [file, readAudio(file)]));
}
