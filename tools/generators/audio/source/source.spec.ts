import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { LEXIGRAMS, PANELS } from '#libs/lexigrams/panels/panels.ts';
import { PRONUNCIATIONS } from '#libs/lexigrams/vocabulary/pronunciations.data.ts';
import { computeSourceHash } from '../files/manifest.ts';
import { SET_PLANS } from '../sets.ts';
import { normalizeLoudness } from '../sound/normalize.ts';
import { measureLoudness } from '../sound/loudness.ts';
import { getDurationMs, computePeak } from '../sound/sound.ts';
import { trimSilence } from '../sound/trim.ts';
import { encodeFloatWave, encodeWave } from '../sound/wave.ts';
import { createTone } from '../testing/tones.ts';
import { listRecordings, readRecording } from './recordings.ts';
import { buildWordScript } from './speech-synthesis.ts';

const keys = new Set(LEXIGRAMS.map(({ key }) => key));
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recordings-'));
  return () => rmSync(folder, { recursive: true });
});

describe('speech synthesis', () => {
  it('uses the spelling of a word unless another text is given', () => {
    expect(buildWordScript({ key: 'banana', word: 'banana' })).toBe('(keep "banana" "banana.wav")');
    expect(buildWordScript({ key: 'tv', word: 'TV' })).toBe('(keep "T V" "tv.wav")');
  });

  it('uses phonemes for words with ambiguous spelling', () => {
    const script = buildWordScript({ key: 'read', word: 'read' });

    expect(script).toContain('(((r iy d) 1))');
    expect(script).not.toContain('(keep "read"');
  });

  it('has pronunciations only for existing words', () => {
    expect(Object.keys(PRONUNCIATIONS).filter((key) => !keys.has(key))).toEqual([]);
  });
});

describe('recordings', () => {
  it('replace a word, trimmed and normalized, and make its files outdated', async () => {
    const tone = createTone({ rate: 44_100, amplitude: 0.02, beforeMs: 800, ms: 500, afterMs: 900 });
    writeFileSync(join(folder, 'banana.wav'), encodeFloatWave(tone));

    const [recording, ...others] = listRecordings(folder, keys);
    if (!recording) throw new Error('the recording was not found');
    const word = normalizeLoudness(trimSilence(await readRecording(recording, folder)), -20);

    expect(others).toEqual([]);
    expect(recording.key).toBe('banana');
    expect(getDurationMs(word)).toBeGreaterThanOrEqual(500);
    expect(getDurationMs(word)).toBeLessThan(540);
    expect(measureLoudness(word)).toBeCloseTo(-20, 1);
    expect(computePeak(word.samples)).toBeLessThan(0.71);
    for (const plan of SET_PLANS) {
      for (const panel of PANELS) {
        const isChanged =
          computeSourceHash(plan, panel, { banana: recording.version }) !==
          computeSourceHash(plan, panel, {});
        expect(isChanged).toBe(panel.id === 'alpha');
      }
    }
  });

  it('are found by word key, and an unknown name is rejected', () => {
    writeFileSync(join(folder, 'read-me.txt'), 'how these were recorded');
    writeFileSync(join(folder, 'hot-dog.wav'), encodeWave(createTone()));
    writeFileSync(join(folder, 'egg.flac'), '');
    expect(listRecordings(folder, keys).map(({ key }) => key)).toEqual(['egg', 'hot-dog']);

    writeFileSync(join(folder, 'hotdog.wav'), encodeWave(createTone()));
    expect(() => listRecordings(folder, keys)).toThrow('unknown word key hotdog');
    expect(() => listRecordings(join(folder, 'nowhere'), keys)).toThrow('folder not found');
  });
});
