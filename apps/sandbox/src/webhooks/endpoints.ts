import type { Collection } from '../store/collection.ts';
import type { Store } from '../store/store.ts';

export interface Endpoint {
  /** The service and the address, and the topic where there is one. */
  id: string;
  service: string;
  url: string;
  /** Since when every connection was refused, Unix milliseconds. */
  refusingSince: number | null;
  /** The only type of event that goes there; absent: every one. */
  topic?: string;
  /** Absent: the service's own. */
  secret?: string;
}

/** A target that refuses connections for so long is given up, unless it is the only one of its service. */
const GIVEN_UP_AFTER_MS = 600_000;

/** Where webhooks go. */
export class Endpoints {
  readonly #records: Collection<Endpoint>;

  constructor(store: Store) {
    this.#records = store.collection<Endpoint>('webhook_endpoints');
  }

  add(service: string, url: string, narrowed: Pick<Endpoint, 'topic' | 'secret'> = {}): Endpoint {
    const id = [service, url, narrowed.topic].filter(Boolean).join(' ');
    return this.#records.put({ id, service, url, refusingSince: null, ...narrowed });
  }

  remove(id: string): void {
    this.#records.remove(id);
  }

  /** One target an address, however often it was named. */
  for(service: string, type: string): Endpoint[] {
    const targets = this.of(service).filter(({ topic }) => topic === undefined || topic === type);
    return [...new Map(targets.map((each) => [each.url, each])).values()];
  }

  all(): Endpoint[] {
    return this.#records.all();
  }

  of(service: string): Endpoint[] {
    return this.all().filter((each) => each.service === service);
  }

  get(id: string): Endpoint | undefined {
    return this.#records.get(id);
  }

  /** Whether the target is still one after this. */
  noteRefusal(id: string, now: number): boolean {
    const endpoint = this.get(id);
    if (!endpoint) return false;
    const refusingSince = endpoint.refusingSince ?? now;
    const isGivenUp = now - refusingSince > GIVEN_UP_AFTER_MS && this.of(endpoint.service).length > 1;
    if (isGivenUp) this.#records.remove(id);
    else if (endpoint.refusingSince === null) this.#records.put({ ...endpoint, refusingSince });
    return !isGivenUp;
  }

  noteConnection(id: string): void {
    const endpoint = this.get(id);
    if (endpoint && endpoint.refusingSince !== null) this.#records.put({ ...endpoint, refusingSince: null });
  }
}
