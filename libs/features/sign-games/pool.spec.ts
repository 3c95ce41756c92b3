import { CHOICE_COUNTS, ROUND_LENGTH } from '@paniscus/domain/keyboard';
import { PANELS } from '@paniscus/lexigrams';
import { describe, expect, it } from 'vitest';
import { classesOn, fitting, getPool, USUAL_OPTIONS } from './pool.rules';

const panels = ['all', ...PANELS.map(({ id }) => id)] as const;

describe('game word pool', () => {
  it('is large enough for a round and the most choices, for any panel and class', () => {
    for (const panel of panels)
      for (const lexigramClass of ['all', ...classesOn(panel)] as const) {
        const pool = getPool({ ...USUAL_OPTIONS, panel, lexigramClass });

        expect(pool.length, `${panel}, ${lexigramClass}`).toBeGreaterThanOrEqual(
          Math.max(ROUND_LENGTH, ...CHOICE_COUNTS),
        );
      }
  });

  it('is never empty: a class that the chosen panel does not have falls back to all', () => {
    const options = fitting({ ...USUAL_OPTIONS, panel: 'alpha', lexigramClass: 'places' });

    expect(options.lexigramClass).toBe('all');
    expect(getPool(options).length).toBe(128);
  });

  it('contains all 384 words by default', () => {
    expect(getPool(USUAL_OPTIONS).length).toBe(384);
  });
});
