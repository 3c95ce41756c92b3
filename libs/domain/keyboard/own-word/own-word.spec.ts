import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_DELTA } from '../saved-keyboard.rules.ts';
import { CENTERED_CROP, getCropSquare } from './crop.rules.ts';
import { buildOwnKey, findWordProblem, isOwnKey, withoutOwnWord } from './own-word.rules.ts';
import { encodeWav, levelRecording, trimSilence } from './recording.rules.ts';

const RATE = 1000;
/** Half a second of silence, one second of a tone, half a second of silence. */
const aWord = (volume: number) =>
  Float32Array.from({ length: 2 * RATE }, (_, index) =>
    index >= RATE / 2 && index < (RATE * 3) / 2 ? volume * Math.sin(index) : 0,
  );

const findPeak = (samples: Float32Array) => Math.max(...samples.map(Math.abs));

describe('custom word', () => {
  it('has a key of its own for any content', () => {
    fc.assert(fc.property(fc.string(), (content) => isOwnKey(buildOwnKey(content))));
  });

  it('needs a text that fits on a key', () => {
    expect(findWordProblem('  ')).toBe('Enter the word.');
    expect(findWordProblem('x'.repeat(41))).toBe('Use at most 40 characters.');
    expect(findWordProblem(' Grandma ')).toBeUndefined();
  });

  it('is removed from the board, the sentence and the history', () => {
    const saved = {
      delta: EMPTY_DELTA.with(0, 'own-12345').with(1, 'give'),
      sentence: ['own-12345', 'give'],
      history: [['own-12345'], ['give', 'own-12345']],
      phrases: [{ name: 'Hello', sentence: ['own-12345', 'give'] }],
    };

    expect(withoutOwnWord(saved, 'own-12345')).toEqual({
      delta: EMPTY_DELTA.with(1, 'give'),
      sentence: ['give'],
      history: [['give']],
      phrases: [{ name: 'Hello', sentence: ['give'] }],
    });
  });
});

describe('picture of a custom word', () => {
  it('shows the middle of a picture, as much of it as fits', () => {
    expect(getCropSquare({ width: 400, height: 200 }, CENTERED_CROP)).toEqual({
      left: 100,
      top: 0,
      side: 200,
    });
    expect(getCropSquare({ width: 400, height: 200 }, { zoom: 2, x: 1, y: 1 })).toEqual({
      left: 300,
      top: 100,
      side: 100,
    });
  });

  it('never leaves the picture', () => {
    const size = fc.integer({ min: 1, max: 9000 });
    const share = fc.double({ min: -1, max: 2, noNaN: true });
    const zoom = fc.double({ min: 0, max: 9, noNaN: true });

    fc.assert(
      fc.property(size, size, zoom, share, share, (width, height, factor, x, y) => {
        const { left, top, side } = getCropSquare({ width, height }, { zoom: factor, x, y });

        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(left + side).toBeLessThanOrEqual(width + 1e-6);
        expect(top + side).toBeLessThanOrEqual(height + 1e-6);
      }),
    );
  });
});

describe('recording of a custom word', () => {
  it('loses the silence around the word', () => {
    const { length } = trimSilence(aWord(0.3), RATE);

    expect(length).toBeGreaterThan(RATE);
    expect(length).toBeLessThanOrEqual(1.2 * RATE);
  });

  it('is empty when nothing was said', () => {
    expect(trimSilence(aWord(0.001), RATE)).toHaveLength(0);
    expect(trimSilence(new Float32Array(), RATE)).toHaveLength(0);
  });

  it('is as loud as the others, however loud it was, and never clips', () => {
    const quiet = levelRecording(trimSilence(aWord(0.02), RATE));
    const loud = levelRecording(trimSilence(aWord(1), RATE));

    expect(findPeak(quiet)).toBeCloseTo(findPeak(loud), 2);
    const anySound = fc.array(fc.float({ min: -1, max: 1, noNaN: true }), { maxLength: 200 });
    fc.assert(
      fc.property(anySound, (samples) => {
        expect(findPeak(levelRecording(Float32Array.from(samples)))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is stored as a WAV file', () => {
    const bytes = encodeWav(Float32Array.of(0, 1, -1, 2), RATE);

    expect(String.fromCharCode(...bytes.subarray(0, 4))).toBe('RIFF');
    expect(bytes).toHaveLength(52);
    expect([...new Int16Array(bytes.slice(44).buffer)]).toEqual([0, 32767, -32767, 32767]);
  });
});
