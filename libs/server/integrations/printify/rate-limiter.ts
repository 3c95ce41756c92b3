/** Burst size and sustained rate: at most 470 calls in any minute, of the 600 that Printify allows. */
const BURST = 200;
const PER_SECOND = 4.5;

type Timing = { burst?: number; perSecond?: number; now?: () => number };

/**
 * Generic cell rate algorithm (equivalent to a token bucket): computes how long the next call has to wait, or rejects
 * it. https://en.wikipedia.org/wiki/Generic_cell_rate_algorithm
 */
export class RateLimiter {
  private readonly burst: number;
  private readonly tokensPerMs: number;
  private readonly now: () => number;
  /** When the bucket will be full again without further calls. */
  private fullAt: number;
  private pausedUntil = 0;

  constructor({ burst = BURST, perSecond = PER_SECOND, now = Date.now }: Timing = {}) {
    this.burst = burst;
    this.tokensPerMs = perSecond / 1000;
    this.now = now;
    this.fullAt = now();
  }

  /** Reserves a call. Returns its delay in milliseconds, or undefined when that exceeds `waitMaxMs`. */
  reserve(waitMaxMs: number): number | undefined {
    const now = this.now();
    const fullAt = Math.max(this.fullAt, now) + 1 / this.tokensPerMs;
    const startsAt = Math.max(now, fullAt - this.burst / this.tokensPerMs, this.pausedUntil);
    if (startsAt - now > waitMaxMs) return undefined;
    this.fullAt = fullAt;
    return startsAt - now;
  }

  pause(ms: number): void {
    this.pausedUntil = Math.max(this.pausedUntil, this.now() + ms);
  }

  get waitMs(): number {
    const now = this.now();
    return Math.max(0, this.fullAt + (1 - this.burst) / this.tokensPerMs - now, this.pausedUntil - now);
  }
}
