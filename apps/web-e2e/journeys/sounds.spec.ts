import type { SoundSet } from '@paniscus/domain/keyboard';
import { PANELS, SPRITES, spriteUrl } from '@paniscus/lexigrams';
import type { SoundFormat } from '@paniscus/lexigrams';
import { expect, test } from '../support/test.ts';

const SETS: readonly SoundSet[] = [10, 15, 20, 30, 40];
const FORMATS: readonly SoundFormat[] = ['ogg', 'mp3'];

/** Peak amplitude (full scale is 1): at least this within a word, and below `SILENT` in the gaps. */
const SOUND_FILES = 0.1;
const SILENT = 0.01;

type Played = { ms: number; words: number[]; gaps: number[] };

async function listen({
  url,
  places,
}: {
  url: string;
  places: (readonly [number, number])[];
}): Promise<Played> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const context = new OfflineAudioContext(1, 1, 48_000);
  const sound = await context.decodeAudioData(await response.arrayBuffer());
  const samples = sound.getChannelData(0);
  const loudest = (fromMs: number, toMs: number) => {
    let peak = 0;
    for (let at = Math.round(fromMs * 48); at < Math.round(toMs * 48); at += 1)
      peak = Math.max(peak, Math.abs(samples[at] ?? 0));
    return peak;
  };
  return {
    ms: sound.duration * 1000,
    words: places.map(([offset, duration]) => loudest(offset, offset + duration)),
    gaps: places.map(([offset, duration], index) =>
      loudest(offset + duration, places[index + 1]?.[0] ?? sound.duration * 1000),
    ),
  };
}

for (const set of SETS) {
  test(`a browser hears each word of set ${set} in its place, and silence between`, async ({ page }) => {
    await page.goto('/privacy-policy');
    for (const { id } of PANELS) {
      for (const format of FORMATS) {
        const places = [...SPRITES[id]];

        const { ms, words, gaps } = await page.evaluate(listen, { url: spriteUrl(id, set, format), places });

        const [offset, duration] = places.at(-1) ?? [0, 0];
        expect(ms, `${id}.${format}`).toBeGreaterThanOrEqual(offset + duration);
        expect(
          words.filter((peak) => peak < SOUND_FILES || peak > 1),
          `${id}.${format}`,
        ).toEqual([]);
        expect(
          gaps.filter((peak) => peak > SILENT),
          `${id}.${format}`,
        ).toEqual([]);
      }
    }
  });
}
