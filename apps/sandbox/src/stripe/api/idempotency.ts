import { createHash } from 'node:crypto';
import type { HttpResponse, HttpRequest } from '../../http/exchange.ts';
import type { Collection } from '../../store/collection.ts';
import type { Store } from '../../store/store.ts';
import { ApiError } from './api-error.ts';

interface StoredResponse {
  id: string;
  fingerprint: string;
  answer: HttpResponse;
}

/** Replays the response for the same key and body; rejects the key with another body. Keys do not expire. */
export class Idempotency {
  readonly #responses: Collection<StoredResponse>;

  constructor(store: Store) {
    this.#responses = store.collection<StoredResponse>('idempotency');
  }

  /** Returns the stored response for the key, if any; throws a 400 when the body differs. */
  replay(request: HttpRequest): HttpResponse | undefined {
    const key = getKey(request);
    const stored = key ? this.#responses.get(key) : undefined;
    if (!stored) return undefined;
    if (stored.fingerprint !== computeFingerprint(request)) {
      throw new ApiError(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    }
    return { ...stored.answer, headers: { ...stored.answer.headers, 'idempotent-replayed': 'true' } };
  }

  save(request: HttpRequest, response: HttpResponse): void {
    const key = getKey(request);
    if (key) this.#responses.put({ id: key, fingerprint: computeFingerprint(request), answer: response });
  }
}

export function getKey({ method, headers }: HttpRequest): string | null {
  return method === 'POST' ? (headers['idempotency-key'] ?? null) : null;
}

function computeFingerprint({ url, fields }: HttpRequest): string {
  return createHash('sha256')
    .update(`${url.pathname}\n${JSON.stringify(sortKeys(fields))}`)
    .digest('hex');
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== 'object') return value;
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, inner]) => [name, sortKeys(inner)]);
}
