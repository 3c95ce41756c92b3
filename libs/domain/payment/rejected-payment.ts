import { formatWait } from '../timing/format-wait.ts';

/** A request that was rejected before the card was confirmed; status 0 when no response arrived. */
export type RejectedPayment = { status: number; retryAfterSeconds?: number };

/** Ends the explanation of a request that was rejected before the card was confirmed. */
export const UNCHARGED = 'Your card was not charged this time.';

/** Explains to a buyer or donor why a payment could not start, that nothing was charged, and when to try again. */
export function describeRejectedPayment({ status, retryAfterSeconds }: RejectedPayment): string {
  const wait = retryAfterSeconds === undefined ? 'a few minutes' : formatWait(retryAfterSeconds);
  if (status === 429) return `There were too many attempts. ${UNCHARGED} Please try again in ${wait}.`;
  if (status === 503) return `We cannot take payments right now. ${UNCHARGED} Please try again in ${wait}.`;
  if (status === 0)
    return `We could not reach our server. ${UNCHARGED} Please check your connection and try again.`;
  return `${UNCHARGED} Please try again, or write to us.`;
}
