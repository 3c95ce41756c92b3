import { CHOICE_COUNTS, ROUND_LENGTH } from '@paniscus/domain/keyboard';
import { PANELS } from '@paniscus/lexigrams';
import { describe, expect, it } from 'vitest';
import { listClasses, normalizeOptions, listPool, DEFAULT_OPTIONS } from './game-options.rules';

const panels = ['all', ...PANELS.map(({ id }) => id)] as const;

describe('game word pool', () => {
  it('is large enough for a round and the most choices, for any panel and class', () => {
    for (const panel of panels)
      for (const lexigramClass of ['all', ...listClasses(panel)] as const) {
        const pool = listPool({ ...DEFAULT_OPTIONS, panel, lexigramClass });

        expect(pool.length, `${panel}, ${lexigramClass}`).toBeGreaterThanOrEqual(
          Math.max(ROUND_LENGTH, ...CHOICE_COUNTS),
        );
      }
  });

  it('is never empty: a class that the chosen panel does not have falls back to all', () => {
    const options = normalizeOptions({ ...DEFAULT_OPTIONS, panel: 'alpha', lexigramClass: 'places' });

    expect(options.lexigramClass).toBe('all');
    expect(listPool(options).length).toBe(128);
  });

  it('contains all 384 words by default', () => {
    expect(listPool(DEFAULT_OPTIONS).length).toBe(384);
  });
});
