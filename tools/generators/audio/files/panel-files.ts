import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Panel } from '#libs/lexigrams/panels/panels.ts';
import { LEAD_MS, computeSpriteLength, computeSpriteRanges } from '#libs/lexigrams/sounds/sprites.ts';
import { mapConcurrently } from '../programs.ts';
import type { SetPlan } from '../sets.ts';
import { normalizeLoudness } from '../sound/normalize.ts';
import { resample, shiftPitch } from '../sound/pitch-shift.ts';
import { placeInSilence, getDurationMs, sliceSound } from '../sound/sound.ts';
import type { Sound } from '../sound/sound.ts';
import { writeMp3, writeOgg } from './encode.ts';
import { AUDIO_FOLDER, getClipFile, getSpriteFile } from './audio-files.ts';

/** Shifts and normalizes the words and places them in one sprite. */
async function buildSprite(plan: SetPlan, words: readonly Sound[], folder: string): Promise<Sound> {
  const positions = computeSpriteRanges(words.map(getDurationMs));
  const placedWords = await mapConcurrently(words, async (word, index) => {
    const sound = await shiftPitch(word, plan.factor, plan.rate, join(folder, `word-${index}`));
    return { atMs: (positions[index]?.[0] ?? 0) + LEAD_MS, sound: normalizeLoudness(sound, plan.loudness) };
  });
  return placeInSilence(plan.rate, computeSpriteLength(positions), placedWords);
}

export async function writePanelFiles(
  plan: SetPlan,
  { id, lexigrams }: Panel,
  words: readonly Sound[],
  folder: string,
): Promise<void> {
  const { set, ogg, mp3 } = plan;
  const clipFolder = join(AUDIO_FOLDER, `${set}`, id);
  rmSync(clipFolder, { recursive: true, force: true });
  mkdirSync(clipFolder, { recursive: true });
  const sprite = await buildSprite(plan, words, folder);
  const mp3Sprite = await resample(sprite, mp3.rate, join(folder, 'sprite'));
  await writeOgg(sprite, ogg, join(AUDIO_FOLDER, getSpriteFile(id, set, 'ogg')));
  await writeMp3(mp3Sprite, mp3.options, join(AUDIO_FOLDER, getSpriteFile(id, set, 'mp3')));
  const positions = computeSpriteRanges(words.map(getDurationMs));
  await mapConcurrently(lexigrams, async ({ key }, index) => {
    const [offset, duration] = positions[index] ?? [0, 0];
    await writeOgg(
      sliceSound(sprite, offset, duration),
      ogg,
      join(AUDIO_FOLDER, getClipFile(id, key, set, 'ogg')),
    );
    await writeMp3(
      sliceSound(mp3Sprite, offset, duration),
      mp3.options,
      join(AUDIO_FOLDER, getClipFile(id, key, set, 'mp3')),
    );
  });
}
