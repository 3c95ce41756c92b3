import type { Collection } from '../store/collection.ts';
import type { Store } from '../store/store.ts';

interface ClockRecord {
  id: 'clock';
  ahead_s: number;
}

export interface Due {
  /** Unix seconds. */
  at: number;
  happen(): void;
}

/** The sandbox's time: system time plus the offset that tests add. Webhook signatures use real time. */
export class Clock {
  readonly #store: Store;
  readonly #records: Collection<ClockRecord>;
  #aheadSeconds: number;
  /** Set while the clock is moved, so that time stands still while due work runs. */
  #standingAt: number | undefined;
  #next: () => Due | undefined = () => undefined;

  constructor(store: Store) {
    this.#store = store;
    this.#records = store.collection<ClockRecord>('clock');
    this.#aheadSeconds = this.#records.get('clock')?.ahead_s ?? 0;
  }

  /** Unix seconds. */
  now(): number {
    return this.#standingAt ?? Math.floor(Date.now() / 1000) + this.#aheadSeconds;
  }

  date(): Date {
    return new Date(this.now() * 1000);
  }

  /** Registers the source of due work; it returns the next item, even when overdue. */
  follow(next: () => Due | undefined): void {
    this.#next = next;
  }

  /** Moves the clock ahead and runs due work in order, each at its own time, in one transaction. */
  advance(seconds: number): void {
    const ahead = this.#aheadSeconds + seconds;
    try {
      this.#store.transaction(() => {
        this.#happenUntil(this.now() + seconds);
        this.#records.put({ id: 'clock', ahead_s: ahead });
      });
      this.#aheadSeconds = ahead;
    } finally {
      this.#standingAt = undefined;
    }
  }

  #happenUntil(end: number): void {
    this.#standingAt = this.now();
    for (let due = this.#next(); due && due.at <= end; due = this.#next()) {
      this.#standingAt = Math.max(this.#standingAt, due.at);
      due.happen();
    }
  }
}
