// node tools/generators/audio.ts [--recordings DIR] [--sets 10,15]: generates all sound files of the keyboard. Run by hand after a
// change of the vocabulary. Requires the programs listed in audio/programs.ts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LEXIGRAMS, PANELS } from '#libs/lexigrams/panels/panels.ts';
import { writeMp3 } from './audio/files/encode.ts';
import { computeFilesHash, readManifest, computeSourceHash, writeManifest } from './audio/files/manifest.ts';
import { writePanelFiles } from './audio/files/panel-files.ts';
import { AUDIO_FOLDER, CHIRP_FILE } from './audio/files/audio-files.ts';
import { writeSpriteData } from './audio/files/sprite-data.ts';
import { readProgramVersions } from './audio/programs.ts';
import { SET_PLANS } from './audio/sets.ts';
import { listRecordings, readRecording } from './audio/source/recordings.ts';
import { synthesizeWords } from './audio/source/speech-synthesis.ts';
import { createChirp } from './audio/sound/chirp.ts';
import { getDurationMs } from './audio/sound/sound.ts';
import type { Sound } from './audio/sound/sound.ts';
import { trimSilence } from './audio/sound/trim.ts';

const { values } = parseArgs({
  options: { recordings: { type: 'string' }, sets: { type: 'string' }, panels: { type: 'string' } },
});
const isSelected = (list: string | undefined, name: string) => list?.split(',').includes(name) ?? true;
const plans = SET_PLANS.filter(({ set }) => isSelected(values.sets, `${set}`));
const panels = PANELS.filter(({ id }) => isSelected(values.panels, id));
const folder = mkdtempSync(join(tmpdir(), 'audio-'));

const keys = new Set(LEXIGRAMS.map(({ key }) => key));
const recordings = values.recordings ? listRecordings(values.recordings, keys) : [];
const sources = await synthesizeWords(LEXIGRAMS, folder);
for (const recording of recordings) sources.set(recording.key, await readRecording(recording, folder));
const clips = new Map([...sources].map(([key, sound]) => [key, trimSilence(sound)]));
const listPanelClips = (panel: (typeof PANELS)[number]): Sound[] =>
  panel.lexigrams.map(({ key }) => clips.get(key) as Sound);

const manifest = {
  programs: await readProgramVersions(),
  recordings: Object.fromEntries(recordings.map(({ key, version }) => [key, version])),
  made: readManifest().made,
};
await writeMp3(createChirp(), ['--abr', '48'], join(AUDIO_FOLDER, CHIRP_FILE));
for (const plan of plans) {
  for (const panel of panels) {
    await writePanelFiles(plan, panel, listPanelClips(panel), folder);
    const from = computeSourceHash(plan, panel, manifest.recordings);
    manifest.made[`${plan.set}/${panel.id}`] = { from, files: computeFilesHash(plan, panel) };
    console.log(`${plan.set}/${panel.id}`);
  }
}
writeManifest(manifest);
await writeSpriteData(
  Object.fromEntries(PANELS.map((panel) => [panel.id, listPanelClips(panel).map(getDurationMs)])),
  manifest,
);
rmSync(folder, { recursive: true });
