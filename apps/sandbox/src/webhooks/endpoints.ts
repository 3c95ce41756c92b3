import type { Collection } from '../store/collection.ts';
import type { Store } from '../store/store.ts';

export interface Endpoint {
  /** Service, URL and, if any, topic. */
  id: string;
  service: string;
  url: string;
  /** Start of an unbroken series of refused connections in Unix milliseconds. */
  refusingSince: number | null;
  /** Event type to deliver; all by default. */
  topic?: string;
  /** Signing secret; the service's by default. */
  secret?: string;
}

/** Endpoints that refuse connections this long are removed, unless it is the service's only one. */
const REMOVED_AFTER_MS = 600_000;

export class Endpoints {
  readonly #records: Collection<Endpoint>;

  constructor(store: Store) {
    this.#records = store.collection<Endpoint>('webhook_endpoints');
  }

  add(service: string, url: string, options: Pick<Endpoint, 'topic' | 'secret'> = {}): Endpoint {
    const id = [service, url, options.topic].filter(Boolean).join(' ');
    return this.#records.put({ id, service, url, refusingSince: null, ...options });
  }

  remove(id: string): void {
    this.#records.remove(id);
  }

  /** Endpoints for an event, one per URL. */
  findForEvent(service: string, type: string): Endpoint[] {
    const targets = this.listByService(service).filter(({ topic }) => topic === undefined || topic === type);
    return [...new Map(targets.map((endpoint) => [endpoint.url, endpoint])).values()];
  }

  all(): Endpoint[] {
    return this.#records.all();
  }

  listByService(service: string): Endpoint[] {
    return this.all().filter((endpoint) => endpoint.service === service);
  }

  get(id: string): Endpoint | undefined {
    return this.#records.get(id);
  }

  /** Records a refused connection; returns false when the endpoint is gone. */
  recordRefusal(id: string, now: number): boolean {
    const endpoint = this.get(id);
    if (!endpoint) return false;
    const refusingSince = endpoint.refusingSince ?? now;
    const isRemoved =
      now - refusingSince > REMOVED_AFTER_MS && this.listByService(endpoint.service).length > 1;
    if (isRemoved) this.#records.remove(id);
    else if (endpoint.refusingSince === null) this.#records.put({ ...endpoint, refusingSince });
    return !isRemoved;
  }

  recordConnection(id: string): void {
    const endpoint = this.get(id);
    if (endpoint && endpoint.refusingSince !== null) this.#records.put({ ...endpoint, refusingSince: null });
  }
}
