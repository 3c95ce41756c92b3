import { CHOICE_COUNTS, ROUND_LENGTH } from '@paniscus/domain/keyboard';
import { PANELS } from '@paniscus/lexigrams';
import { describe, expect, it } from 'vitest';
import {
  hasEnoughWords,
  listClasses,
  normalizeOptions,
  listPool,
  DEFAULT_OPTIONS,
} from './game-options.rules';

const noWords = new Map();
const panels = ['all', ...PANELS.map(({ id }) => id)] as const;

describe('game word pool', () => {
  it('is large enough for a round and the most choices, for any panel and class', () => {
    for (const panel of panels)
      for (const lexigramClass of ['all', ...listClasses(panel)] as const) {
        const pool = listPool({ ...DEFAULT_OPTIONS, panel, lexigramClass }, noWords);

        expect(pool.length, `${panel}, ${lexigramClass}`).toBeGreaterThanOrEqual(
          Math.max(ROUND_LENGTH, ...CHOICE_COUNTS),
        );
      }
  });

  it('is never empty: a class that the chosen panel does not have falls back to all', () => {
    const options = normalizeOptions({ ...DEFAULT_OPTIONS, panel: 'alpha', lexigramClass: 'places' });

    expect(options.lexigramClass).toBe('all');
    expect(listPool(options, noWords).length).toBe(128);
  });

  it('contains all 384 words by default', () => {
    expect(listPool(DEFAULT_OPTIONS, noWords).length).toBe(384);
  });

  it('contains the person’s own words that have a picture', () => {
    const picture = 'data:image/png;base64,x';
    const words = [
      { key: 'own-dog', word: 'Rex', picture },
      { key: 'own-text', word: 'only text' },
      { key: 'own-unnamed', word: '', picture },
      { key: 'own-folder', word: 'Food', picture, opens: 'board-1' },
    ];
    const own = new Map(words.map((word) => [word.key, word]));
    const options = normalizeOptions({ ...DEFAULT_OPTIONS, panel: 'own', lexigramClass: 'places' });

    expect(options.lexigramClass).toBe('all');
    expect(listPool(options, own)).toEqual(['own-dog']);
    expect(hasEnoughWords(options, own)).toBe(false);
    expect(hasEnoughWords(options, own.set('own-cat', { key: 'own-cat', word: 'Tom', picture }))).toBe(true);
  });
});
