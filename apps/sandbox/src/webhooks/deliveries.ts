import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock/clock.ts';
import type { Collection } from '../store/collection.ts';
import type { Store } from '../store/store.ts';
import type { Endpoint } from './endpoints.ts';

export interface Delivery {
  id: string;
  endpoint: string;
  service: string;
  type: string;
  payload: object;
  attempts: number;
  /** Unix milliseconds on the sandbox clock. */
  dueAt: number;
  /** Unix milliseconds in real time, so that advancing the clock by months drops no event. */
  madeAt: number;
  /** Order among deliveries due at the same time; a reordered one has a negative rank and is sent alone. */
  rank: number;
}

const FIRST_DELAY_MS = 500;
/** Maximum retry delay in the first hour; later retries use LATER_DELAY_MS. */
const LONGEST_DELAY_MS = 15_000;
const LATER_DELAY_MS = 300_000;
const HOUR_MS = 3_600_000;
/** Retries end after three days, as with Stripe. */
const EXPIRES_AFTER_MS = 72 * HOUR_MS;

/** Queue of webhook deliveries that survives a restart. */
export class Deliveries {
  readonly #clock: Clock;
  readonly #records: Collection<Delivery>;
  /** In-memory copy; may contain deliveries whose transaction was rolled back. */
  readonly #deliveries: Map<string, Delivery>;
  #count: number;

  constructor(store: Store, clock: Clock) {
    this.#clock = clock;
    this.#records = store.collection<Delivery>('webhook_deliveries');
    this.#deliveries = new Map(this.#records.all().map((delivery) => [delivery.id, delivery]));
    this.#count = Math.max(0, ...this.listPending().map(({ rank }) => Math.abs(rank)));
  }

  add(endpoint: Endpoint, event: { type: string }, hold?: { untilMs: number }): void {
    this.#count += 1;
    const delivery = this.#records.put({
      id: randomUUID(),
      endpoint: endpoint.id,
      service: endpoint.service,
      type: event.type,
      payload: event,
      attempts: 0,
      dueAt: hold?.untilMs ?? this.#clock.nowMs(),
      madeAt: Date.now(),
      rank: hold ? -this.#count : this.#count,
    });
    this.#deliveries.set(delivery.id, delivery);
  }

  /**
   * End of the reorder window, in Unix milliseconds on the sandbox clock. The first held event opens a window of this
   * length, and later ones join it, so that events are never split between two windows.
   */
  holdUntil(windowMs: number): number {
    const now = this.#clock.nowMs();
    const open = this.listPending().find(({ rank, dueAt }) => rank < 0 && dueAt > now);
    return open?.dueAt ?? now + windowMs;
  }

  /** Whether the delivery was committed; drops it from memory otherwise. */
  isCommitted({ id }: Delivery): boolean {
    const isSaved = this.#records.has(id);
    if (!isSaved) this.#deliveries.delete(id);
    return isSaved;
  }

  listPending(): Delivery[] {
    return [...this.#deliveries.values()].sort(
      (one, other) => one.dueAt - other.dueAt || one.rank - other.rank,
    );
  }

  remove({ id }: Delivery): void {
    this.#records.remove(id);
    this.#deliveries.delete(id);
  }

  scheduleRetry(delivery: Delivery): void {
    const age = Date.now() - delivery.madeAt;
    if (age > EXPIRES_AFTER_MS) {
      this.remove(delivery);
      return;
    }
    const maxDelay = age > HOUR_MS ? LATER_DELAY_MS : LONGEST_DELAY_MS;
    const delay = Math.min(FIRST_DELAY_MS * 2 ** delivery.attempts, maxDelay);
    const dueAt = this.#clock.nowMs() + delay;
    this.#change({ ...delivery, attempts: delivery.attempts + 1, dueAt });
  }

  /** Makes all retries to this endpoint due now. */
  retryNow(endpointId: string): void {
    const now = this.#clock.nowMs();
    for (const delivery of this.listPending()) {
      if (delivery.endpoint === endpointId && delivery.dueAt > now && delivery.rank > 0)
        this.#change({ ...delivery, dueAt: now });
    }
  }

  removeByEndpoint(endpointId: string): void {
    for (const delivery of this.listPending()) if (delivery.endpoint === endpointId) this.remove(delivery);
  }

  #change(delivery: Delivery): void {
    if (!this.#records.has(delivery.id)) return;
    this.#records.put(delivery);
    this.#deliveries.set(delivery.id, delivery);
  }
}
