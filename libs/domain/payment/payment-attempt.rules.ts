import { MINUTE_MS } from '../timing/durations.ts';
import { ATTEMPT_MAX_MS } from './stored-attempts.ts';
import type { PaymentAttempt } from './stored-attempts.ts';

/** Two payments of one person this close together may be one that was sent twice. */
export const TWIN_MS = 10 * MINUTE_MS;

/** An attempt that begins longer after a press is of a clock that was set back. */
const OVERTAKEN_MAX_MS = 10 * MINUTE_MS;

/**
 * Continues the attempt that was not finished when the payer pressed the button, whatever the payer has changed since: the
 * server then asks the provider about it, and cancels it or reports that it was paid, before anything else can be charged.
 * Another tab may have begun it since that press, whose page still loaded what paying needs, and may have finished it.
 */
export function continueAttempt(
  last: PaymentAttempt | undefined,
  pressedMs: number,
  newId: () => string,
): PaymentAttempt {
  const age = pressedMs - (last?.startedAt ?? Number.NaN);
  const isOpen = pressedMs <= (last?.finishedAt ?? Number.POSITIVE_INFINITY);
  return last !== undefined && isOpen && age > -OVERTAKEN_MAX_MS && age < ATTEMPT_MAX_MS
    ? last
    : { id: newId(), startedAt: pressedMs };
}

/**
 * Whether another tab finished a payment after `sinceMs`, when this form was opened, and before the payer pressed its
 * button: the press may be meant for that payment, so the payer is asked first. Times are in Unix milliseconds.
 */
export const wasFinishedElsewhere = (
  last: PaymentAttempt | undefined,
  sinceMs: number,
  pressedMs: number,
): boolean => last?.finishedAt !== undefined && last.finishedAt > sinceMs && last.finishedAt < pressedMs;
