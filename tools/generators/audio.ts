// node tools/generators/audio.ts [--recordings DIR] [--sets 10,15]: generates all sound files of the keyboard. Run by hand after a
// change of the vocabulary. Requires the programs listed in audio/programs.ts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LEXIGRAMS, PANELS } from '#libs/lexigrams/panels/panels.ts';
import { writeMp3 } from './audio/files/encode.ts';
import { filesVersion, readManifest, sourceVersion, writeManifest } from './audio/files/manifest.ts';
import { writePanel } from './audio/files/panel.ts';
import { AUDIO, CHIRP } from './audio/files/shelf.ts';
import { writeTable } from './audio/files/table.ts';
import { versions } from './audio/programs.ts';
import { SET_PLANS } from './audio/sets.ts';
import { recordingsIn, getSound } from './audio/source/recordings.ts';
import { say } from './audio/source/voice.ts';
import { chirp } from './audio/sound/chirp.ts';
import { getDurationMs } from './audio/sound/sound.ts';
import type { Sound } from './audio/sound/sound.ts';
import { trimmed } from './audio/sound/trim.ts';

const { values } = parseArgs({
  options: { recordings: { type: 'string' }, sets: { type: 'string' }, panels: { type: 'string' } },
});
const isWanted = (list: string | undefined, name: string) => list?.split(',').includes(name) ?? true;
const plans = SET_PLANS.filter(({ set }) => isWanted(values.sets, `${set}`));
const panels = PANELS.filter(({ id }) => isWanted(values.panels, id));
const folder = mkdtempSync(join(tmpdir(), 'audio-'));

const keys = new Set(LEXIGRAMS.map(({ key }) => key));
const recordings = values.recordings ? recordingsIn(values.recordings, keys) : [];
const sources = await say(LEXIGRAMS, folder);
for (const recording of recordings) sources.set(recording.key, await getSound(recording, folder));
const words = new Map([...sources].map(([key, sound]) => [key, trimmed(sound)]));
const getPanelSounds = (panel: (typeof PANELS)[number]): Sound[] =>
  panel.lexigrams.map(({ key }) => words.get(key) as Sound);

const manifest = {
  programs: await versions(),
  recordings: Object.fromEntries(recordings.map(({ key, version }) => [key, version])),
  made: readManifest().made,
};
await writeMp3(chirp(), ['--abr', '48'], join(AUDIO, CHIRP));
for (const plan of plans) {
  for (const panel of panels) {
    await writePanel(plan, panel, getPanelSounds(panel), folder);
    const from = sourceVersion(plan, panel, manifest.recordings);
    manifest.made[`${plan.set}/${panel.id}`] = { from, files: filesVersion(plan, panel) };
    console.log(`${plan.set}/${panel.id}`);
  }
}
writeManifest(manifest);
await writeTable(
  Object.fromEntries(PANELS.map((panel) => [panel.id, getPanelSounds(panel).map(getDurationMs)])),
  manifest,
);
rmSync(folder, { recursive: true });
