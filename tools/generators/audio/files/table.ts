// Generates libs/lexigrams/sounds/sprites.data.ts, the sprite positions and versions that the site uses.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { PANELS } from '#libs/lexigrams/panels/panels.ts';
import { SET_PLANS } from '../sets.ts';
import type { Manifest } from './manifest.ts';
import { CHIRP, readAudio, setVersion, computeVersion } from './shelf.ts';

const FILE = join(import.meta.dirname, '../../../../libs/lexigrams/sounds/sprites.data.ts');

const lines = (entries: Record<string, unknown>): string =>
  Object.entries(entries)
    .map(([name, value]) => `  ${name}: ${JSON.stringify(value)},`)
    .join('\n');

const getVersions = ({ made }: Manifest): Record<string, string> =>
  Object.fromEntries(
    SET_PLANS.map(({ set }) => [set, setVersion(PANELS.map(({ id }) => made[`${set}/${id}`]?.files ?? ''))]),
  );

export async function writeTable(
  soundMs: Record<string, readonly number[]>,
  manifest: Manifest,
): Promise<void> {
  const text = `// Written by tools/generators/audio.ts with the sound files: a change here alone puts every word out of its place.
import type { PanelId, SoundSet } from '@paniscus/domain/keyboard';

/** How long each word of a panel sounds, in milliseconds, in the order of its signs. */
export const SOUND_MS: Readonly<Record<PanelId, readonly number[]>> = {
${lines(soundMs)}
};

/** Part of the addresses: another one when the files have changed. */
export const SOUND_VERSIONS: Readonly<Record<SoundSet, string>> = {
${lines(getVersions(manifest))}
};

export const CHIRP_VERSION = ${JSON.stringify(computeVersion(readAudio(CHIRP)))};
`;
  writeFileSync(FILE, await format(text, { parser: 'typescript', singleQuote: true, printWidth: 110 }));
}
