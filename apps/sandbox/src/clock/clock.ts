import type { Collection } from '../store/collection.ts';
import type { Store } from '../store/store.ts';

interface ClockRecord {
  id: 'clock';
  ahead_s: number;
}

export interface ScheduledTask {
  /** Unix seconds. */
  at: number;
  run(): void;
}

/** The sandbox's time: system time plus the offset that tests add. Webhook signatures use real time. */
export class Clock {
  readonly #store: Store;
  readonly #records: Collection<ClockRecord>;
  #offsetSeconds: number;
  /** Set while the clock is moved, so that time stands still while due work runs. */
  #frozenAt: number | undefined;
  #findNextTask: () => ScheduledTask | undefined = () => undefined;

  constructor(store: Store) {
    this.#store = store;
    this.#records = store.collection<ClockRecord>('clock');
    this.#offsetSeconds = this.#records.get('clock')?.ahead_s ?? 0;
  }

  /** Unix seconds. */
  now(): number {
    return this.#frozenAt ?? Math.floor(Date.now() / 1000) + this.#offsetSeconds;
  }

  date(): Date {
    return new Date(this.now() * 1000);
  }

  /** Registers the source of due work; it returns the next item, even when overdue. */
  setTaskSource(findNextTask: () => ScheduledTask | undefined): void {
    this.#findNextTask = findNextTask;
  }

  /** Moves the clock ahead and runs due work in order, each at its own time, in one transaction. */
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
  }

  #runTasksUntil(end: number): void {
    this.#frozenAt = this.now();
    for (let task = this.#findNextTask(); task && task.at <= end; task = this.#findNextTask()) {
      this.#frozenAt = Math.max(this.#frozenAt, task.at);
      task.run();
    }
  }
}
