import { describe, expect, it } from 'vitest';
import { createTone } from '../testing/tones.ts';
import { createChirp } from './chirp.ts';
import { normalizeLoudness } from './normalize.ts';
import { measureLoudness } from './loudness.ts';
import { toAmplitude, toDecibels, placeInSilence, getDurationMs, computePeak, sliceSound } from './sound.ts';
import { trimSilence } from './trim.ts';
import { encodeFloatWave, readWave, encodeWave } from './wave.ts';

describe('measured loudness', () => {
  it.each([44_100, 48_000, 96_000])(
    'of a full-scale tone matches the standard at %i samples per second',
    (rate) => {
      expect(measureLoudness(createTone({ rate, hertz: 997, amplitude: 1 }))).toBeCloseTo(-3.01, 1);
    },
  );

  it('ignores silence around a word', () => {
    const difference =
      measureLoudness(createTone()) - measureLoudness(createTone({ beforeMs: 500, afterMs: 700 }));

    // That much silence would lower the result by 6 dB if it counted.
    expect(difference).toBeLessThan(1);
  });

  it('ignores inaudible frequencies', () => {
    expect(measureLoudness(createTone({ rate: 96_000, hertz: 40_000 }))).toBeLessThan(
      measureLoudness(createTone({ rate: 96_000 })) - 20,
    );
  });
});

describe('normalization', () => {
  it.each([0.01, 0.1, 1])('scales a tone of amplitude %f to the target loudness', (amplitude) => {
    expect(measureLoudness(normalizeLoudness(createTone({ amplitude }), -20))).toBeCloseTo(-20, 1);
  });

  it('limits a single click without lowering the word around it', () => {
    const tone = createTone({ amplitude: 0.1, ms: 600 });
    const toneWithClick = { ...tone, samples: tone.samples.map((sample, at) => (at === 9600 ? 1 : sample)) };

    const normalized = normalizeLoudness(toneWithClick, -20);

    expect(toDecibels(computePeak(normalized.samples))).toBeLessThanOrEqual(-3 + 1e-3);
    expect(measureLoudness(sliceSound(normalized, 300, 300))).toBeCloseTo(-20, 0);
  });

  it('leaves silence silent', () => {
    expect(computePeak(normalizeLoudness(createTone({ amplitude: 0 }), -20).samples)).toBe(0);
  });
});

describe('trimming', () => {
  it('removes silence except for a few milliseconds and fades both ends', () => {
    const word = trimSilence(createTone({ beforeMs: 310, ms: 400, afterMs: 500 }));

    expect(getDurationMs(word)).toBeGreaterThanOrEqual(400);
    expect(getDurationMs(word)).toBeLessThan(440);
    expect(Number.isInteger(getDurationMs(word))).toBe(true);
    expect(word.samples[0]).toBe(0);
    expect(word.samples.at(-1)).toBeCloseTo(0, 10);
    expect(computePeak(word.samples)).toBeCloseTo(0.5, 2);
  });

  it('rejects a silent recording', () => {
    expect(() => trimSilence(createTone({ amplitude: 0 }))).toThrow('silent recording');
  });
});

describe('WAV files', () => {
  it('round-trip without loss in floating point, and rounded to 16 bits', () => {
    const tone = createTone({ rate: 32_000 });

    expect(readWave(encodeFloatWave(tone))).toEqual(tone);
    const rounded = readWave(encodeWave(tone));
    expect(rounded.rate).toBe(32_000);
    expect(
      Math.max(...rounded.samples.map((sample, at) => Math.abs(sample - (tone.samples[at] ?? 0)))),
    ).toBeLessThan(1e-4);
  });

  it('clip at full scale instead of wrapping around', () => {
    expect(computePeak(readWave(encodeWave(createTone({ amplitude: 3 }))).samples)).toBeLessThanOrEqual(1);
  });

  it('are mixed down to one channel', () => {
    const file = encodeWave({ rate: 8000, samples: Float32Array.of(0.5, 0, 0.25, 0.75) });
    file.writeUInt16LE(2, 22);

    expect(readWave(file)).toEqual({ rate: 8000, samples: Float32Array.of(0.25, 0.5) });
  });

  it.each(['', 'RIFF0000WAVE', 'not a sound at all'])('are rejected when invalid: %j', (text) => {
    expect(() => readWave(Buffer.from(text))).toThrow('WAV file');
  });
});

it('places sounds in silence, from which they can be sliced again', () => {
  const [first, second] = [createTone({ ms: 100 }), createTone({ ms: 150, hertz: 500 })];

  const timeline = placeInSilence(48_000, 500, [
    { atMs: 20, sound: first },
    { atMs: 220, sound: second },
  ]);

  expect(getDurationMs(timeline)).toBe(500);
  expect(sliceSound(timeline, 20, 100)).toEqual(first);
  expect(sliceSound(timeline, 220, 150)).toEqual(second);
  expect(computePeak(sliceSound(timeline, 120, 100).samples)).toBe(0);
});

it('creates a quiet chirp of at most 200 ms', () => {
  const sound = createChirp();

  expect(getDurationMs(sound)).toBeLessThanOrEqual(200);
  expect(computePeak(sound.samples)).toBeLessThan(toAmplitude(-6));
  expect(measureLoudness(sound)).toBeGreaterThan(-26);
});
