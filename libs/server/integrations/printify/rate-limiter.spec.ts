import { MINUTE_MS } from '@paniscus/domain/timing';
import { assert, array, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RateLimiter } from './rate-limiter.ts';

function createLimiter(timing: { burst?: number; perSecond?: number } = {}) {
  let now = 1_000_000;
  const limiter = new RateLimiter({ ...timing, now: () => now });
  return { limiter, advance: (ms: number) => (now += ms), now: () => now };
}

describe('Printify rate limiter', () => {
  it('lets calls through at once after a period without calls and spaces them out after that', () => {
    const { limiter } = createLimiter({ burst: 3, perSecond: 4 });

    const waits = Array.from({ length: 6 }, () => limiter.reserve(10_000));

    expect(waits).toEqual([0, 0, 0, 250, 500, 750]);
  });

  it('rejects calls that would wait too long, without using up capacity', () => {
    const { limiter, advance } = createLimiter({ burst: 1, perSecond: 1 });
    limiter.reserve(500);

    const rejected = Array.from({ length: 50 }, () => limiter.reserve(500));
    advance(1000);

    expect(new Set(rejected)).toEqual(new Set([undefined]));
    expect(limiter.reserve(500)).toBe(0);
  });

  it('holds calls back for as long as Printify requested', () => {
    const { limiter, advance } = createLimiter();
    limiter.pause(30_000);

    const whilePaused = limiter.reserve(5000);
    advance(27_000);
    const afterPause = limiter.reserve(5000);

    expect(whilePaused).toBeUndefined();
    expect(afterPause).toBe(3000);
    expect(limiter.waitMs).toBe(3000);
  });

  it('never lets more than 470 calls through in any minute, however they arrive', () => {
    assert(
      property(array(integer({ min: 0, max: 2000 }), { minLength: 1, maxLength: 1200 }), (pauses) => {
        const { limiter, advance, now } = createLimiter();
        const starts = pauses
          .flatMap((ms) => {
            advance(ms % 150);
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
