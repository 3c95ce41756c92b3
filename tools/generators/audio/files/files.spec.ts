import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PANELS } from '#libs/lexigrams/panels/panels.ts';
import { CHIRP_URL, clipUrl, spriteUrl } from '#libs/lexigrams/sounds/urls.ts';
import { CHIRP_VERSION, SOUND_VERSIONS } from '#libs/lexigrams/sounds/sprites.data.ts';
import { GAP_MS, LEAD_MS, getLength, SPRITES, TAIL_MS } from '#libs/lexigrams/sounds/sprites.ts';
import { readMp3 } from '../containers/mp3.ts';
import type { Heading } from '../containers/ogg.ts';
import { readOgg } from '../containers/ogg.ts';
import { SET_PLANS } from '../sets.ts';
import { filesVersion, readManifest, sourceVersion } from './manifest.ts';
import {
  AUDIO,
  CHIRP,
  clipFile,
  FORMATS,
  readAudio,
  setVersion,
  spriteFile,
  computeVersion,
} from './shelf.ts';

const KILOBYTE = 1000;
/** An MP3 frame at the lowest rate lasts 24 ms; allows for encoder rounding. */
const TOLERANCE_MS = 25;
const LONGEST_WORD_MS = 1200;

const getHeading = (file: string): Heading =>
  file.endsWith('.mp3') ? readMp3(readAudio(file)) : readOgg(readAudio(file));
const getSize = (file: string): number => statSync(join(AUDIO, file)).size;

const folders = SET_PLANS.flatMap((plan) =>
  FORMATS.flatMap((format) => PANELS.map((panel) => ({ plan, set: plan.set, format, panel, id: panel.id }))),
);

describe.each(PANELS)('sprite positions of $name', ({ id, lexigrams }) => {
  const places = SPRITES[id];

  it('are in order, one per sign, with silence between short words', () => {
    expect(places).toHaveLength(lexigrams.length);
    let end = 0;
    for (const [offset, duration] of places) {
      expect(offset - end).toBeGreaterThanOrEqual(GAP_MS);
      expect(duration - LEAD_MS - TAIL_MS).toBeGreaterThan(200);
      expect(duration - LEAD_MS - TAIL_MS).toBeLessThanOrEqual(LONGEST_WORD_MS);
      end = offset + duration;
    }
    expect(LEAD_MS + TAIL_MS + GAP_MS).toBeGreaterThanOrEqual(120);
  });

  it('take less than 24 MB of memory once decoded', () => {
    expect((getLength(places) / 1000) * 48_000 * 4).toBeLessThan(24_000_000);
  });
});

describe.each(folders)('set $set, $id, $format', ({ plan, set, format, panel, id }) => {
  it('contains every word in the sprite', () => {
    const { ms, channels, codec, rate } = getHeading(spriteFile(id, set, format));

    expect(Math.abs(ms - getLength(SPRITES[id]))).toBeLessThan(TOLERANCE_MS);
    const outside = SPRITES[id].filter(([offset, duration]) => offset < 0 || offset + duration > ms);
    expect(outside).toEqual([]);
    const ogg = plan.rate === 96_000 ? 'vorbis' : 'opus';
    expect({ channels, codec, rate }).toEqual({
      channels: 1,
      ...(format === 'ogg' ? { codec: ogg, rate: plan.rate } : { codec: 'mp3', rate: plan.mp3.rate }),
    });
  });

  it('contains a clip of every word with the duration of its position', () => {
    const wrong = panel.lexigrams.filter(({ key }, place) => {
      const { ms } = getHeading(clipFile(id, key, set, format));
      return Math.abs(ms - (SPRITES[id][place]?.[1] ?? 0)) > TOLERANCE_MS;
    });

    expect(wrong).toEqual([]);
  });

  it('stays within the size limits for slow networks', () => {
    const clips = panel.lexigrams
      .map(({ key }) => getSize(clipFile(id, key, set, format)))
      .sort((a, b) => a - b);

    // The two highest sets have content above 24 kHz, and each Vorbis file starts with 4 kB of tables.
    const isWide = plan.rate === 96_000 && format === 'ogg';
    expect(getSize(spriteFile(id, set, format))).toBeLessThan((set <= 15 ? 350 : 400) * KILOBYTE);
    expect(clips.at(64)).toBeLessThan((isWide ? 7 : 4) * KILOBYTE);
    expect(clips.at(-1)).toBeLessThan((isWide ? 11 : 7) * KILOBYTE);
  });
});

describe('sound files', () => {
  it.each(SET_PLANS)(
    'of set $set match the manifest; otherwise run node tools/generators/audio.ts',
    (plan) => {
      const { made, recordings } = readManifest();
      const now = PANELS.map((panel) => ({
        from: sourceVersion(plan, panel, recordings),
        files: filesVersion(plan, panel),
      }));

      expect(now, 'run `node tools/generators/audio.ts`').toEqual(
        PANELS.map(({ id }) => made[`${plan.set}/${id}`]),
      );
      expect(SOUND_VERSIONS[plan.set]).toBe(setVersion(now.map(({ files }) => files)));
    },
  );

  it('are complete, without extra files, and take at most 25 MB', () => {
    const expected = folders.flatMap(({ set, format, panel: { id, lexigrams } }) => [
      spriteFile(id, set, format),
      ...lexigrams.map(({ key }) => clipFile(id, key, set, format)),
    ]);
    const entries = readdirSync(AUDIO, { recursive: true, withFileTypes: true });
    const there = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));

    expect(there.sort()).toEqual([...expected, CHIRP].map((file) => join(AUDIO, file)).sort());
    expect([...expected, CHIRP].reduce((sum, file) => sum + getSize(file), 0)).toBeLessThan(
      25_000 * KILOBYTE,
    );
  });

  it('include the chirp', () => {
    expect(getHeading(CHIRP).ms).toBeLessThan(250);
    expect(CHIRP_VERSION).toBe(computeVersion(readAudio(CHIRP)));
  });
});

it('uses one set per URL and changes the URL when files change', () => {
  const isOneSet = (url: string) => url.match(/10|15|20|30|40|chirp/g)?.length === 1;
  const urls = folders.flatMap(({ set, format, panel: { id, lexigrams } }) => [
    spriteUrl(id, set, format),
    ...lexigrams.map((lexigram) => clipUrl(lexigram, set, format)),
  ]);

  expect([...urls, CHIRP_URL].filter((url) => !isOneSet(url))).toEqual([]);
  expect(new Set(urls).size).toBe(urls.length);
  expect(spriteUrl('beta', 30, 'ogg')).toBe(`/audio/30/beta.ogg?v=${SOUND_VERSIONS[30]}`);
});
