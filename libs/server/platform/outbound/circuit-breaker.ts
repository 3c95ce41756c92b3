const FAILURES_MAX = 5;
const OPEN_MS = 5000;

type Options = { failuresMax?: number; openMs?: number; now?: () => number };

/**
 * Circuit breaker: after several consecutive failures it rejects calls for a while, then admits one probe that decides
 * whether it closes again.
 */
export class CircuitBreaker {
  private readonly failuresMax: number;
  private readonly openMs: number;
  private readonly now: () => number;
  private failures = 0;
  private openUntil = 0;
  private isProbing = false;

  constructor({ failuresMax = FAILURES_MAX, openMs = OPEN_MS, now = Date.now }: Options = {}) {
    this.failuresMax = failuresMax;
    this.openMs = openMs;
    this.now = now;
  }

  /** Whether a call may be made now; after true, the caller must report the result. */
  tryEnter(): boolean {
    if (this.failures < this.failuresMax) return true;
    if (this.isProbing || this.now() < this.openUntil) return false;
    this.isProbing = true;
    return true;
  }

  succeeded(): void {
    this.failures = 0;
    this.isProbing = false;
  }

  failed(): void {
    this.failures += 1;
    this.isProbing = false;
    this.openUntil = this.now() + this.openMs;
  }

  withdrew(): void {
    this.isProbing = false;
  }

  get waitMs(): number {
    return Math.max(0, this.openUntil - this.now());
  }
}
