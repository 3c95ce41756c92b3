import { describe, expect, it } from 'vitest';
import { FIRST_STEPS, followGuide, goToStep, startGuide } from './first-minute.rules';
import type { Progress } from './first-minute.rules';

const empty: Progress = { sentence: [], history: [], board: 'alpha' };
const progress = (change: Partial<Progress>): Progress => ({ ...empty, ...change });

describe('guided first minute', () => {
  it('goes on with each thing that the person does', () => {
    const states = [
      progress({ sentence: ['banana'] }),
      progress({ sentence: ['banana', 'please'] }),
      progress({ sentence: ['banana', 'please'], history: [['banana', 'please']] }),
      progress({ board: 'beta' }),
    ];
    const steps: number[] = [];
    let guide = startGuide(empty);
    for (const now of states) {
      guide = followGuide(guide, now);
      steps.push(guide.step);
    }

    expect(steps).toEqual([1, 2, 3, 4]);
  });

  it('counts only what was done since the step was shown', () => {
    const full = progress({ sentence: ['banana'] });
    const guide = startGuide(full);

    expect(followGuide(guide, full)).toBe(guide);
    expect(followGuide(guide, progress({ sentence: [] }))).toBe(guide);
  });

  it('stays between its first and its last step', () => {
    expect(goToStep(-1, empty).step).toBe(0);
    expect(goToStep(99, empty).step).toBe(FIRST_STEPS.length - 1);
  });
});
