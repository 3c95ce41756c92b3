import { createHash } from 'node:crypto';
import type { Answer, Request } from '../../http/exchange.ts';
import type { Collection } from '../../store/collection.ts';
import type { Store } from '../../store/store.ts';
import { Failure } from './failure.ts';

interface StoredResponse {
  id: string;
  fingerprint: string;
  answer: Answer;
}

/** Replays the response for the same key and body; rejects the key with another body. Keys do not expire. */
export class Idempotency {
  readonly #kept: Collection<StoredResponse>;

  constructor(store: Store) {
    this.#kept = store.collection<StoredResponse>('idempotency');
  }

  /** Returns the stored response for the key, if any; throws a 400 when the body differs. */
  replay(request: Request): Answer | undefined {
    const key = getKey(request);
    const saved = key ? this.#kept.get(key) : undefined;
    if (!saved) return undefined;
    if (saved.fingerprint !== computeFingerprint(request)) {
      throw new Failure(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    }
    return { ...saved.answer, headers: { ...saved.answer.headers, 'idempotent-replayed': 'true' } };
  }

  save(request: Request, answer: Answer): void {
    const key = getKey(request);
    if (key) this.#kept.put({ id: key, fingerprint: computeFingerprint(request), answer });
  }
}

export function getKey({ method, headers }: Request): string | null {
  return method === 'POST' ? (headers['idempotency-key'] ?? null) : null;
}

function computeFingerprint({ url, fields }: Request): string {
  return createHash('sha256')
    .update(`${url.pathname}\n${JSON.stringify(sorted(fields))}`)
    .digest('hex');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, held]) => [name, sorted(held)]);
}
