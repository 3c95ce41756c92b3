import { randomUUID } from 'node:crypto';
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
  /** Unix milliseconds. */
  dueAt: number;
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
const GIVEN_UP_AFTER_MS = 72 * HOUR_MS;

/** Queue of webhook deliveries that survives a restart. */
export class Deliveries {
  readonly #records: Collection<Delivery>;
  /** In-memory copy; may contain deliveries whose transaction was rolled back. */
  readonly #known: Map<string, Delivery>;
  #made = 0;

  constructor(store: Store) {
    this.#records = store.collection<Delivery>('webhook_deliveries');
    this.#known = new Map(this.#records.all().map((each) => [each.id, each]));
  }

  add(endpoint: Endpoint, event: { type: string }, held?: { untilMs: number }): void {
    const now = Date.now();
    this.#made += 1;
    const delivery = this.#records.put({
      id: randomUUID(),
      endpoint: endpoint.id,
      service: endpoint.service,
      type: event.type,
      payload: event,
      attempts: 0,
      dueAt: held?.untilMs ?? now,
      madeAt: now,
      rank: held ? -this.#made : this.#made,
    });
    this.#known.set(delivery.id, delivery);
  }

  /**
   * End of the reorder window, in Unix milliseconds. The first held event opens a window of this length, and later ones
   * join it, so that events are never split between two windows.
   */
  holdUntil(windowMs: number): number {
    const now = Date.now();
    const open = this.waiting().find(({ rank, dueAt }) => rank < 0 && dueAt > now);
    return open?.dueAt ?? now + windowMs;
  }

  /** Shortens the wait of held events by this time. */
  advanceHeld(ms: number): void {
    const now = Date.now();
    for (const each of this.waiting()) {
      if (each.rank < 0 && each.dueAt > now) this.#change({ ...each, dueAt: Math.max(now, each.dueAt - ms) });
    }
  }

  /** Whether the delivery was committed; drops it from memory otherwise. */
  isReal({ id }: Delivery): boolean {
    const isSaved = this.#records.get(id) !== undefined;
    if (!isSaved) this.#known.delete(id);
    return isSaved;
  }

  waiting(): Delivery[] {
    return [...this.#known.values()].sort((one, other) => one.dueAt - other.dueAt || one.rank - other.rank);
  }

  done({ id }: Delivery): void {
    this.#records.remove(id);
    this.#known.delete(id);
  }

  retryLater(delivery: Delivery): void {
    const now = Date.now();
    const age = now - delivery.madeAt;
    if (age > GIVEN_UP_AFTER_MS) {
      this.done(delivery);
      return;
    }
    const longest = age > HOUR_MS ? LATER_DELAY_MS : LONGEST_DELAY_MS;
    const delay = Math.min(FIRST_DELAY_MS * 2 ** delivery.attempts, longest);
    this.#change({ ...delivery, attempts: delivery.attempts + 1, dueAt: now + delay });
  }

  /** Makes all retries to this endpoint due now. */
  hurry(endpointId: string): void {
    const now = Date.now();
    for (const each of this.waiting()) {
      if (each.endpoint === endpointId && each.dueAt > now && each.rank > 0)
        this.#change({ ...each, dueAt: now });
    }
  }

  dropFor(endpointId: string): void {
    for (const each of this.waiting()) if (each.endpoint === endpointId) this.done(each);
  }

  #change(delivery: Delivery): void {
    if (!this.#records.get(delivery.id)) return;
    this.#records.put(delivery);
    this.#known.set(delivery.id, delivery);
  }
}
