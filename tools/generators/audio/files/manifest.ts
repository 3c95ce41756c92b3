// Manifest of the sound files; a test compares it to detect outdated files.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PanelId, SoundSet } from '@paniscus/domain/keyboard';
import type { Panel } from '#libs/lexigrams/panels/panels.ts';
import type { SetPlan } from '../sets.ts';
import { buildWordScript, VOICE } from '../source/speech-synthesis.ts';
import { getClipFile, FORMATS, readAudioFile, getSpriteFile, computeHash } from './audio-files.ts';

/** Hashes of a panel in a set; `from` is the hash of its sources. */
type PanelHashes = { from: string; files: string };

export type Manifest = {
  /** Versions of the programs that generated the files. */
  programs: Record<string, string>;
  /** Recorded words and the hashes of their recordings. */
  recordings: Record<string, string>;
  /** Generated panels; the property name is part of the stored format. */
  made: Partial<Record<`${SoundSet}/${PanelId}`, PanelHashes>>;
};

const MANIFEST_FILE = join(import.meta.dirname, '../manifest.json');

export const readManifest = (): Manifest => JSON.parse(readFileSync(MANIFEST_FILE, 'utf8')) as Manifest;

export const writeManifest = (manifest: Manifest): void =>
  writeFileSync(MANIFEST_FILE, `${JSON.stringify(manifest, null, 2)}\n`);

/** Hash of the panel's words, their pronunciation and the settings of the set. */
export function computeSourceHash(plan: SetPlan, panel: Panel, recordings: Manifest['recordings']): string {
  const words = panel.lexigrams.map((lexigram) =>
    [lexigram.key, recordings[lexigram.key] ?? buildWordScript(lexigram)].join(' '),
  );
  return computeHash(VOICE, JSON.stringify(plan), ...words);
}

/** Hash of the panel's files in the set. */
export function computeFilesHash({ set }: SetPlan, { id, lexigrams }: Panel): string {
  const files = FORMATS.flatMap((format) => [
    getSpriteFile(id, set, format),
    ...lexigrams.map(({ key }) => getClipFile(id, key, set, format)),
  ]);
  return computeHash(...files.flatMap((file) => [file, readAudioFile(file)]));
}
