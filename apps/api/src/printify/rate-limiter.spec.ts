import { assert, array, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RateLimiter } from './rate-limiter.ts';

const MINUTE_MS = 60_000;

/** A limiter whose clock stands still until it is told otherwise. */
function aLimiter(timing: { burst?: number; perSecond?: number } = {}) {
  let now = 1_000_000;
  const limiter = new RateLimiter({ ...timing, now: () => now });
  return { limiter, pass: (ms: number) => (now += ms), now: () => now };
}

describe('calls to the print shop', () => {
  it('go out at once after a quiet time, and are spaced out after that', () => {
    const { limiter } = aLimiter({ burst: 3, perSecond: 4 });

    const waits = Array.from({ length: 6 }, () => limiter.reserve(10_000));

    expect(waits).toEqual([0, 0, 0, 250, 500, 750]);
  });

  it('are refused when they would have to wait too long, and cost nothing then', () => {
    const { limiter, pass } = aLimiter({ burst: 1, perSecond: 1 });
    limiter.reserve(500);

    const refused = Array.from({ length: 50 }, () => limiter.reserve(500));
    pass(1000);

    expect(new Set(refused)).toEqual(new Set([undefined]));
    expect(limiter.reserve(500)).toBe(0);
  });

  it('are held back for as long as the print shop asked', () => {
    const { limiter, pass } = aLimiter();
    limiter.pause(30_000);

    const soon = limiter.reserve(5000);
    pass(27_000);
    const later = limiter.reserve(5000);

    expect(soon).toBeUndefined();
    expect(later).toBe(3000);
    expect(limiter.waitMs).toBe(3000);
  });

  it('are never more than 470 in any minute, however they come', () => {
    assert(
      property(array(integer({ min: 0, max: 2000 }), { minLength: 1, maxLength: 1200 }), (pauses) => {
        const { limiter, pass, now } = aLimiter();
        const starts = pauses
          .flatMap((ms) => {
            pass(ms % 150);
            const wait = limiter.reserve(5000);
            return wait === undefined ? [] : [now() + wait];
          })
          .sort((one, other) => one - other);

        for (const [index, start] of starts.entries()) {
          const before = starts[index - 470];
          if (before !== undefined) expect(start - before).toBeGreaterThanOrEqual(MINUTE_MS - 1);
        }
      }),
      { numRuns: 50 },
    );
  });
});
