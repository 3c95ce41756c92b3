import { DAY_MS } from '../timing/durations.ts';
import { isRecord, toRecord } from '../validation/records.ts';

const ATTEMPT_KINDS = ['donation', 'order'] as const;
export type AttemptKind = (typeof ATTEMPT_KINDS)[number];

/** The last donation or order that was begun in this browser. */
export type PaymentAttempt = {
  /** Idempotency key: requests with the same id are the same donation or order. */
  id: string;
  /** In Unix milliseconds. */
  startedAt: number;
  /** When a page said that it was paid, in Unix milliseconds; undefined until then. */
  finishedAt?: number;
  /** When the card was sent to the provider, in Unix milliseconds, until the page that sent it knows the result. */
  payingAt?: number;
};

/** By then, the provider has said whether the payment succeeded, and the server has canceled what was not paid. */
export const ATTEMPT_MAX_MS = DAY_MS;

/**
 * Whether the payer left the page while it was paying, and no page has told the result since. Times are in Unix
 * milliseconds.
 */
export const wasLeftWhilePaying = (last: PaymentAttempt | undefined, nowMs: number): boolean =>
  last?.payingAt !== undefined &&
  nowMs - last.payingAt < ATTEMPT_MAX_MS &&
  (last.finishedAt === undefined || last.finishedAt < last.payingAt);

/** Parses what browser storage contains, which is untrusted: the last attempts by kind. */
export function parseAttempts(stored: string | null): Partial<Record<AttemptKind, PaymentAttempt>> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(stored ?? 'null');
  } catch {
    return {};
  }
  const attempts = toRecord(parsed);
  return Object.fromEntries(
    ATTEMPT_KINDS.flatMap((kind) => (isAttempt(attempts[kind]) ? [[kind, attempts[kind]]] : [])),
  );
}

const isAttempt = (value: unknown): value is PaymentAttempt =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  typeof value['startedAt'] === 'number' &&
  ['finishedAt', 'payingAt'].every((key) => ['number', 'undefined'].includes(typeof value[key]));
