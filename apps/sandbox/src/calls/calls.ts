import { randomUUID } from 'node:crypto';
import type { Collection } from '../store/collection.ts';
import type { Store } from '../store/store.ts';
import { withoutSecretHeaders, withoutSecrets } from './secrets.ts';

export interface Call {
  service: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: unknown;
  /** HTTP status; 0 when no response was sent. */
  status: number;
  /** ISO 8601 */
  at: string;
}

type CallRecord = Call & { id: string };

const CALLS_MAX = 10_000;

/** Log of calls to the sandbox's services, oldest first, without secrets. */
export class Calls {
  readonly #records: Collection<CallRecord>;
  #sinceTrim = 0;

  constructor(store: Store) {
    this.#records = store.collection<CallRecord>('calls');
    this.#records.trim(CALLS_MAX);
  }

  record(call: Omit<Call, 'at'>): void {
    this.#records.put({
      ...call,
      headers: withoutSecretHeaders(call.headers),
      body: withoutSecrets(call.body),
      at: new Date().toISOString(),
      id: randomUUID(),
    });
    this.#sinceTrim += 1;
    if (this.#sinceTrim >= 1000) {
      this.#sinceTrim = 0;
      this.#records.trim(CALLS_MAX);
    }
  }

  list(service: string | null): Call[] {
    return this.#records
      .all()
      .filter((call) => !service || call.service === service)
      .map(({ service: serviceName, method, path, headers, body, status, at }) => ({
        service: serviceName,
        method,
        path,
        headers,
        body,
        status,
        at,
      }));
  }

  clear(): void {
    this.#records.clear();
  }
}
