import type { Collection } from '../store/collection.ts';
import type { Store } from '../store/store.ts';

interface ClockRecord {
  id: 'clock';
  ahead_s: number;
}

/** Something that happens by itself when its time has come. */
export interface Due {
  /** Unix seconds. */
  at: number;
  happen(): void;
}

/** The stubs' time: the machine's, and what a test has moved it ahead. Webhooks are signed by real time. */
export class Clock {
  readonly #store: Store;
  readonly #records: Collection<ClockRecord>;
  #aheadSeconds: number;
  /** While the clock is moved time stands at what happens, however long the machine takes over it. */
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

  /** Who knows what is due next, however late it may be. */
  follow(next: () => Due | undefined): void {
    this.#next = next;
  }

  /** Stops at everything that is due on the way, in its order, so that each happens at its own time; all or nothing. */
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
