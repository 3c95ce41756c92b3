import type { Collection } from '../store/collection.ts';
import type { Store } from '../store/store.ts';

interface ClockRecord {
  id: 'clock';
  ahead_s: number;
}

/** The stand-ins' time: the machine's, and what a test has moved it ahead. Webhooks are signed by real time. */
export class Clock {
  readonly #records: Collection<ClockRecord>;
  #aheadSeconds: number;

  constructor(store: Store) {
    this.#records = store.collection<ClockRecord>('clock');
    this.#aheadSeconds = this.#records.get('clock')?.ahead_s ?? 0;
  }

  /** Unix seconds. */
  now(): number {
    return Math.floor(Date.now() / 1000) + this.#aheadSeconds;
  }

  date(): Date {
    return new Date(this.now() * 1000);
  }

  advance(seconds: number): void {
    this.#aheadSeconds += seconds;
    this.#records.put({ id: 'clock', ahead_s: this.#aheadSeconds });
  }
}
