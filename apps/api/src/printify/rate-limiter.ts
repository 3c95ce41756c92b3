/** Calls at once after a pause, and then a second; together at most 470 in any minute of the 600 that are allowed. */
const BURST = 200;
const PER_SECOND = 4.5;

type Timing = { burst?: number; perSecond?: number; now?: () => number };

/** Spaces calls out: tells how long the next one has to wait, or that it need not be tried. */
export class RateLimiter {
  private readonly burst: number;
  private readonly perMs: number;
  private readonly now: () => number;
  /** When the whole burst would be there again, had nobody called since. */
  private fullAt: number;
  private pausedUntil = 0;

  constructor({ burst = BURST, perSecond = PER_SECOND, now = Date.now }: Timing = {}) {
    this.burst = burst;
    this.perMs = perSecond / 1000;
    this.now = now;
    this.fullAt = now();
  }

  /** Reserves a call; answers in how many milliseconds it may be made, or undefined beyond `waitMaxMs`. */
  reserve(waitMaxMs: number): number | undefined {
    const now = this.now();
    const fullAt = Math.max(this.fullAt, now) + 1 / this.perMs;
    const startsAt = Math.max(now, fullAt - this.burst / this.perMs, this.pausedUntil);
    if (startsAt - now > waitMaxMs) return undefined;
    this.fullAt = fullAt;
    return startsAt - now;
  }

  /** Holds every call back for a while, as the other side asked. */
  pause(ms: number): void {
    this.pausedUntil = Math.max(this.pausedUntil, this.now() + ms);
  }

  /** How long the next call would wait, in milliseconds. */
  get waitMs(): number {
    const now = this.now();
    return Math.max(0, this.fullAt + (1 - this.burst) / this.perMs - now, this.pausedUntil - now);
  }
}
