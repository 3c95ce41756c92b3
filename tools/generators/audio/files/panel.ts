import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Panel } from '#libs/lexigrams/panels/panels.ts';
import { LEAD_MS, getLength, listPlaces } from '#libs/lexigrams/sounds/sprites.ts';
import { mapConcurrently } from '../programs.ts';
import type { SetPlan } from '../sets.ts';
import { levelled } from '../sound/level.ts';
import { resampled, shifted } from '../sound/shift.ts';
import { layOut, getDurationMs, slice } from '../sound/sound.ts';
import type { Sound } from '../sound/sound.ts';
import { writeMp3, writeOgg } from './encode.ts';
import { AUDIO, clipFile, spriteFile } from './shelf.ts';

/** Shifts and normalizes the words and places them in one sprite. */
async function buildSprite(plan: SetPlan, words: readonly Sound[], folder: string): Promise<Sound> {
  const places = listPlaces(words.map(getDurationMs));
  const placed = await mapConcurrently(words, async (word, index) => {
    const sound = await shifted(word, plan.factor, plan.rate, join(folder, `word-${index}`));
    return { atMs: (places[index]?.[0] ?? 0) + LEAD_MS, sound: levelled(sound, plan.loudness) };
  });
  return layOut(plan.rate, getLength(places), placed);
}

export async function writePanel(
  plan: SetPlan,
  { id, lexigrams }: Panel,
  words: readonly Sound[],
  folder: string,
): Promise<void> {
  const { set, ogg, mp3 } = plan;
  const clips = join(AUDIO, `${set}`, id);
  rmSync(clips, { recursive: true, force: true });
  mkdirSync(clips, { recursive: true });
  const sprite = await buildSprite(plan, words, folder);
  const narrow = await resampled(sprite, mp3.rate, join(folder, 'sprite'));
  await writeOgg(sprite, ogg, join(AUDIO, spriteFile(id, set, 'ogg')));
  await writeMp3(narrow, mp3.options, join(AUDIO, spriteFile(id, set, 'mp3')));
  const places = listPlaces(words.map(getDurationMs));
  await mapConcurrently(lexigrams, async ({ key }, index) => {
    const [offset, duration] = places[index] ?? [0, 0];
    await writeOgg(slice(sprite, offset, duration), ogg, join(AUDIO, clipFile(id, key, set, 'ogg')));
    await writeMp3(slice(narrow, offset, duration), mp3.options, join(AUDIO, clipFile(id, key, set, 'mp3')));
  });
}
