import type { Collection } from '../store/collection.ts';
import type { Store } from '../store/store.ts';
import { Timers } from './timers.ts';

interface ClockRecord {
  id: 'clock';
  ahead_s: number;
}

export interface ScheduledTask {
  /** Unix seconds. */
  at: number;
  run(): void;
}

/**
 * The sandbox's time: system time plus the offset that tests add. A clock with a fixed time moves only when it is
 * advanced. Webhook signatures use real time.
 */
export class Clock {
  readonly isFixed: boolean;
  readonly #store: Store;
  readonly #records: Collection<ClockRecord>;
  readonly #readBase: () => number;
  readonly #timers: Timers;
  #offsetSeconds: number;
  /** Unix milliseconds. Set while the clock is moved, so that time stands still while due work runs. */
  #frozenAt: number | undefined;
  #findNextTask: () => ScheduledTask | undefined = () => undefined;

  /** `fixedTime` is in Unix milliseconds. */
  constructor(store: Store, fixedTime: number | null = null) {
    this.isFixed = fixedTime !== null;
    this.#store = store;
    this.#records = store.collection<ClockRecord>('clock');
    this.#readBase = fixedTime === null ? () => Date.now() : () => fixedTime;
    this.#offsetSeconds = this.#records.get('clock')?.ahead_s ?? 0;
    this.#timers = new Timers({ now: () => this.nowMs(), isFixed: this.isFixed });
  }

  /** Unix seconds. */
  now(): number {
    return Math.floor(this.nowMs() / 1000);
  }

  /** Unix milliseconds. */
  nowMs(): number {
    return this.#frozenAt ?? this.#readBase() + this.#offsetSeconds * 1000;
  }

  date(): Date {
    return new Date(this.now() * 1000);
  }

  /** Runs the callback once the clock reaches the time in Unix milliseconds; returns a function that cancels it. */
  setTimer(dueAt: number, run: () => void): () => void {
    return this.#timers.set(dueAt, run);
  }

  /** Resolves once this time has passed on the clock; rejects when the signal is aborted. */
  wait(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const cancel = this.setTimer(this.nowMs() + ms, resolve);
      const abort = () => {
        cancel();
        reject(new Error('The wait was aborted.'));
      };
      signal?.addEventListener('abort', abort, { once: true });
    });
  }

  /** Registers the source of due work; it returns the next item, even when overdue. */
  setTaskSource(findNextTask: () => ScheduledTask | undefined): void {
    this.#findNextTask = findNextTask;
  }

  /**
   * Moves the clock ahead and runs due work in order, each at its own time, in one transaction. Then ends the timers
   * that are due.
   */
  advance(seconds: number): void {
    const offset = this.#offsetSeconds + seconds;
    try {
      this.#store.transaction(() => {
        this.#runTasksUntil(this.now() + seconds);
        this.#records.put({ id: 'clock', ahead_s: offset });
      });
      this.#offsetSeconds = offset;
    } finally {
      this.#frozenAt = undefined;
    }
    this.#timers.refresh();
  }

  #runTasksUntil(end: number): void {
    this.#frozenAt = this.nowMs();
    for (let task = this.#findNextTask(); task && task.at <= end; task = this.#findNextTask()) {
      this.#frozenAt = Math.max(this.#frozenAt, task.at * 1000);
      task.run();
    }
  }
}
