import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PANELS } from '#libs/lexigrams/panels/panels.ts';
import { CHIRP_URL, clipUrl, spriteUrl } from '#libs/lexigrams/sounds/sound-urls.ts';
import { CHIRP_VERSION, SOUND_VERSIONS } from '#libs/lexigrams/sounds/sprites.data.ts';
import { GAP_MS, LEAD_MS, computeSpriteLength, SPRITES, TAIL_MS } from '#libs/lexigrams/sounds/sprites.ts';
import { readMp3 } from '../containers/mp3.ts';
import type { AudioInfo } from '../containers/ogg.ts';
import { readOgg } from '../containers/ogg.ts';
import { SET_PLANS } from '../sets.ts';
import { computeFilesHash, readManifest, computeSourceHash } from './manifest.ts';
import {
  AUDIO_FOLDER,
  CHIRP_FILE,
  getClipFile,
  FORMATS,
  readAudioFile,
  computeSetHash,
  getSpriteFile,
  computeHash,
} from './audio-files.ts';

const KILOBYTE = 1000;
/** An MP3 frame at the lowest rate lasts 24 ms; allows for encoder rounding. */
const TOLERANCE_MS = 25;
const LONGEST_WORD_MS = 1200;

const readAudioInfo = (file: string): AudioInfo =>
  file.endsWith('.mp3') ? readMp3(readAudioFile(file)) : readOgg(readAudioFile(file));
const getSize = (file: string): number => statSync(join(AUDIO_FOLDER, file)).size;

const variants = SET_PLANS.flatMap((plan) =>
  FORMATS.flatMap((format) => PANELS.map((panel) => ({ plan, set: plan.set, format, panel, id: panel.id }))),
);

describe.each(PANELS)('sprite positions of $name', ({ id, lexigrams }) => {
  const positions = SPRITES[id];

  it('are in order, one per sign, with silence between the words', () => {
    expect(positions).toHaveLength(lexigrams.length);
    let end = 0;
    for (const [offset, duration] of positions) {
      expect(offset - end).toBeGreaterThanOrEqual(GAP_MS);
      expect(duration - LEAD_MS - TAIL_MS).toBeGreaterThan(200);
      expect(duration - LEAD_MS - TAIL_MS).toBeLessThanOrEqual(LONGEST_WORD_MS);
      end = offset + duration;
    }
    expect(LEAD_MS + TAIL_MS + GAP_MS).toBeGreaterThanOrEqual(120);
  });

  it('take less than 24 MB of memory once decoded', () => {
    expect((computeSpriteLength(positions) / 1000) * 48_000 * 4).toBeLessThan(24_000_000);
  });
});

describe.each(variants)('set $set, $id, $format', ({ plan, set, format, panel, id }) => {
  it('contains every word in the sprite', () => {
    const { durationMs, channels, codec, rate } = readAudioInfo(getSpriteFile(id, set, format));

    expect(Math.abs(durationMs - computeSpriteLength(SPRITES[id]))).toBeLessThan(TOLERANCE_MS);
    const outside = SPRITES[id].filter(([offset, duration]) => offset < 0 || offset + duration > durationMs);
    expect(outside).toEqual([]);
    const ogg = plan.rate === 96_000 ? 'vorbis' : 'opus';
    expect({ channels, codec, rate }).toEqual({
      channels: 1,
      ...(format === 'ogg' ? { codec: ogg, rate: plan.rate } : { codec: 'mp3', rate: plan.mp3.rate }),
    });
  });

  it('contains a clip of every word with the duration of its position', () => {
    const mismatched = panel.lexigrams.filter(({ key }, index) => {
      const { durationMs } = readAudioInfo(getClipFile(id, key, set, format));
      return Math.abs(durationMs - (SPRITES[id][index]?.[1] ?? 0)) > TOLERANCE_MS;
    });

    expect(mismatched).toEqual([]);
  });

  it('stays within the size limits for slow networks', () => {
    const clips = panel.lexigrams
      .map(({ key }) => getSize(getClipFile(id, key, set, format)))
      .sort((a, b) => a - b);

    // The two highest sets have content above 24 kHz, and each Vorbis file starts with 4 kB of tables.
    const isWide = plan.rate === 96_000 && format === 'ogg';
    expect(getSize(getSpriteFile(id, set, format))).toBeLessThan((set <= 15 ? 350 : 400) * KILOBYTE);
    expect(clips.at(64)).toBeLessThan((isWide ? 7 : 4) * KILOBYTE);
    expect(clips.at(-1)).toBeLessThan((isWide ? 11 : 7) * KILOBYTE);
  });
});

describe('sound files', () => {
  it.each(SET_PLANS)(
    'of set $set match the manifest; otherwise run node tools/generators/audio.ts',
    (plan) => {
      const { made, recordings } = readManifest();
      const current = PANELS.map((panel) => ({
        from: computeSourceHash(plan, panel, recordings),
        files: computeFilesHash(plan, panel),
      }));

      expect(current, 'run `node tools/generators/audio.ts`').toEqual(
        PANELS.map(({ id }) => made[`${plan.set}/${id}`]),
      );
      expect(SOUND_VERSIONS[plan.set]).toBe(computeSetHash(current.map(({ files }) => files)));
    },
  );

  it('are complete, without extra files, and take at most 25 MB', () => {
    const expected = variants.flatMap(({ set, format, panel: { id, lexigrams } }) => [
      getSpriteFile(id, set, format),
      ...lexigrams.map(({ key }) => getClipFile(id, key, set, format)),
    ]);
    const entries = readdirSync(AUDIO_FOLDER, { recursive: true, withFileTypes: true });
    const actual = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));

    expect(actual.sort()).toEqual([...expected, CHIRP_FILE].map((file) => join(AUDIO_FOLDER, file)).sort());
    expect([...expected, CHIRP_FILE].reduce((sum, file) => sum + getSize(file), 0)).toBeLessThan(
      25_000 * KILOBYTE,
    );
  });

  it('include the chirp', () => {
    expect(readAudioInfo(CHIRP_FILE).durationMs).toBeLessThan(250);
    expect(CHIRP_VERSION).toBe(computeHash(readAudioFile(CHIRP_FILE)));
  });
});

it('uses one set per URL and changes the URL when files change', () => {
  const namesOneSet = (url: string) => url.match(/10|15|20|30|40|chirp/g)?.length === 1;
  const urls = variants.flatMap(({ set, format, panel: { id, lexigrams } }) => [
    spriteUrl(id, set, format),
    ...lexigrams.map((lexigram) => clipUrl(lexigram, set, format)),
  ]);

  expect([...urls, CHIRP_URL].filter((url) => !namesOneSet(url))).toEqual([]);
  expect(new Set(urls).size).toBe(urls.length);
  expect(spriteUrl('beta', 30, 'ogg')).toBe(`/audio/30/beta.ogg?v=${SOUND_VERSIONS[30]}`);
});
