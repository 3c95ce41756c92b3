interface Timer {
  /** Unix milliseconds. */
  dueAt: number;
  run: () => void;
  timeout: NodeJS.Timeout | undefined;
}

/** The longest delay that `setTimeout` supports; a longer wait is continued when it ends. */
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;

interface TimeSource {
  /** Unix milliseconds. */
  now: () => number;
  /** Whether the time changes only when `refresh` is called. */
  isFixed: boolean;
}

/** Timers that follow a time source of which real time may be only a part. They do not keep the process alive. */
export class Timers {
  readonly #source: TimeSource;
  readonly #pending = new Set<Timer>();

  constructor(source: TimeSource) {
    this.#source = source;
  }

  /** Runs the callback once the time is reached; returns a function that cancels it. */
  set(dueAt: number, run: () => void): () => void {
    const timer: Timer = { dueAt, run, timeout: undefined };
    this.#pending.add(timer);
    this.#schedule(timer);
    return () => this.#cancel(timer);
  }

  /** Runs what is due and shortens the other waits, after the time was changed. */
  refresh(): void {
    for (const timer of [...this.#pending].sort((one, other) => one.dueAt - other.dueAt)) {
      if (this.#pending.has(timer)) this.#runOrReschedule(timer);
    }
  }

  #runOrReschedule(timer: Timer): void {
    clearTimeout(timer.timeout);
    if (timer.dueAt > this.#source.now()) {
      this.#schedule(timer);
      return;
    }
    this.#cancel(timer);
    timer.run();
  }

  #schedule(timer: Timer): void {
    const remaining = timer.dueAt - this.#source.now();
    if (remaining > 0 && this.#source.isFixed) return;
    const delay = Math.min(Math.max(remaining, 0), LONGEST_TIMEOUT_MS);
    timer.timeout = setTimeout(() => this.#runOrReschedule(timer), delay).unref();
  }

  #cancel(timer: Timer): void {
    clearTimeout(timer.timeout);
    this.#pending.delete(timer);
  }
}
