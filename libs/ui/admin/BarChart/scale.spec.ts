import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scaleFor } from './scale';

describe('chart scale', () => {
  it('has round ticks', () => {
    expect(scaleFor(0, 0)).toEqual({ top: 1, low: 0, ticks: [0] });
    expect(scaleFor(340, 0).ticks).toEqual([0, 100, 200, 300, 400]);
    expect(scaleFor(412_500, 2500).ticks).toEqual([0, 200_000, 400_000, 600_000]);
    expect(scaleFor(100, 0).ticks).toEqual([0, 50, 100]);
  });

  it('fits every bar and has at most five ticks', () => {
    const sum = fc.integer({ min: 0, max: 2_000_000_000 });

    fc.assert(
      fc.property(sum, sum, (high, low) => {
        const scale = scaleFor(high, low);
        expect(scale.top).toBeGreaterThanOrEqual(high);
        expect(scale.low).toBe(low);
        expect(scale.ticks.length).toBeLessThanOrEqual(5);
      }),
    );
  });
});
