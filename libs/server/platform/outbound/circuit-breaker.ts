const FAILURES_MAX = 5;
const OPEN_MS = 5000;

type Options = { failuresMax?: number; openMs?: number; now?: () => number };

/**
 * Stops asking somebody who does not answer: after some failures in a row nobody asks for a while, then one call
 * goes ahead and decides for the others.
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

  /** Whether a call may be made now. Who gets a yes must tell how it ended. */
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

  /** A call that was let through was not made after all. */
  withdrew(): void {
    this.isProbing = false;
  }

  /** Milliseconds until the next call has a chance. */
  get waitMs(): number {
    return Math.max(0, this.openUntil - this.now());
  }
}
