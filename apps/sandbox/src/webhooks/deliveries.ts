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
  /** Deliveries due at the same moment go out by rank; a reordered one has a negative rank and goes alone. */
  rank: number;
}

const FIRST_DELAY_MS = 500;
/** In the first hour a delivery is tried at least so often, later more rarely. */
const LONGEST_DELAY_MS = 15_000;
const LATER_DELAY_MS = 300_000;
const HOUR_MS = 3_600_000;
/** The provider gives up after three days. */
const GIVEN_UP_AFTER_MS = 72 * HOUR_MS;

/** What is still to be delivered; it survives a restart. */
export class Deliveries {
  readonly #records: Collection<Delivery>;
  /** The records in memory, and perhaps some whose transaction was undone. */
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

  /** Whether the event really happened: the transaction that made the delivery may have been undone. */
  isReal({ id }: Delivery): boolean {
    const isSaved = this.#records.get(id) !== undefined;
    if (!isSaved) this.#known.delete(id);
    return isSaved;
  }

  /** In the order in which they are to go out. */
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

  /** Everything for this target is due at once. */
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

  /** Not for one that was dropped meanwhile. */
  #change(delivery: Delivery): void {
    if (!this.#records.get(delivery.id)) return;
    this.#records.put(delivery);
    this.#known.set(delivery.id, delivery);
  }
}
