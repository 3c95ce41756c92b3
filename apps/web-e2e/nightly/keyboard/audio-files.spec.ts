import type { SoundSet } from '@paniscus/domain/keyboard';
import { PANELS, SPRITES, spriteUrl } from '@paniscus/lexigrams';
import type { SoundFormat } from '@paniscus/lexigrams';
import { expect, test } from '../../support/test.ts';

const SETS: readonly SoundSet[] = [10, 15, 20, 30, 40];
const FORMATS: readonly SoundFormat[] = ['ogg', 'mp3'];

/** Peak amplitude (full scale is 1): at least this within a word, and below `MAX_SILENCE` in the gaps. */
const MIN_PEAK = 0.1;
const MAX_SILENCE = 0.01;

type Levels = { ms: number; words: number[]; gaps: number[] };

async function measureLevels({
  url,
  ranges,
}: {
  url: string;
  ranges: (readonly [number, number])[];
}): Promise<Levels> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const context = new OfflineAudioContext(1, 1, 48_000);
  const sound = await context.decodeAudioData(await response.arrayBuffer());
  const samples = sound.getChannelData(0);
  const findPeak = (fromMs: number, toMs: number) => {
    let peak = 0;
    for (let index = Math.round(fromMs * 48); index < Math.round(toMs * 48); index += 1)
      peak = Math.max(peak, Math.abs(samples[index] ?? 0));
    return peak;
  };
  return {
    ms: sound.duration * 1000,
    words: ranges.map(([offset, duration]) => findPeak(offset, offset + duration)),
    gaps: ranges.map(([offset, duration], index) =>
      findPeak(offset + duration, ranges[index + 1]?.[0] ?? sound.duration * 1000),
    ),
  };
}

for (const set of SETS) {
  const title = `each word of sound set ${set} is audible in its sprite range, with silence between the words`;
  test(title, async ({ page }) => {
    await page.goto('/privacy-policy');
    for (const { id } of PANELS) {
      for (const format of FORMATS) {
        const ranges = [...SPRITES[id]];

        const { ms, words, gaps } = await page.evaluate(measureLevels, {
          url: spriteUrl(id, set, format),
          ranges,
        });

        const [offset, duration] = ranges.at(-1) ?? [0, 0];
        expect(ms, `${id}.${format}`).toBeGreaterThanOrEqual(offset + duration);
        expect(
          words.filter((peak) => peak < MIN_PEAK || peak > 1),
          `${id}.${format}`,
        ).toEqual([]);
        expect(
          gaps.filter((peak) => peak > MAX_SILENCE),
          `${id}.${format}`,
        ).toEqual([]);
      }
    }
  });
}
