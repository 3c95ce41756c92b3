import type { Cents } from '@paniscus/domain/money';
import type { Count, CountName } from './payment-counts.ts';
import {
  DECLINES_OVERALL,
  DECLINES_PER_NETWORK,
  OVERALL,
  OVERALL_WITHOUT_TOKEN,
  PER_AMOUNT,
  PER_AMOUNT_WITHOUT_TOKEN,
  PER_EMAIL,
  PER_NETWORK,
  PER_NETWORK_TOTAL,
  PER_NETWORK_WITHOUT_TOKEN,
  PER_SESSION,
  PER_UNKNOWN_NETWORK,
  PER_UNKNOWN_NETWORK_WITHOUT_TOKEN,
  PER_TINY_AMOUNT,
  PER_TINY_AMOUNT_WITHOUT_TOKEN,
  TINY_CENTS,
} from './card-testing-limits.data.ts';
import type { ReservedLimit } from './card-testing-limits.data.ts';

export type Counts = Record<CountName, Count>;
export type PaymentAttempt = { amountCents: Cents; hasToken: boolean; isNetworkKnown: boolean };

/** A limit and its counter, in order of evaluation. */
export type Rule = {
  name: CountName;
  limit: ReservedLimit;
  /** Site-wide limit that does not apply to known donors. */
  exemptsKnownDonors?: true;
};

/** Whether the number of declined cards indicates card testing. */
export const isCardTestingSuspected = (counts: Counts) =>
  counts['declines overall'].count >= DECLINES_OVERALL.limit;

export function buildLimitRules(counts: Counts, attempt: PaymentAttempt): Rule[] {
  const { hasToken } = attempt;
  return [
    { name: 'network', limit: getNetworkLimit(counts, attempt) },
    { name: 'network total', limit: PER_NETWORK_TOTAL },
    { name: 'email', limit: PER_EMAIL },
    ...(hasToken ? [{ name: 'session', limit: PER_SESSION } as const] : []),
    { name: 'amount', limit: getAmountLimit(attempt), exemptsKnownDonors: true },
    { name: 'overall', limit: hasToken ? OVERALL : OVERALL_WITHOUT_TOKEN, exemptsKnownDonors: true },
  ];
}

function getNetworkLimit(counts: Counts, { hasToken, isNetworkKnown }: PaymentAttempt): ReservedLimit {
  const isUnknown = isCardTestingSuspected(counts) && !isNetworkKnown;
  const normal = hasToken ? PER_NETWORK : PER_NETWORK_WITHOUT_TOKEN;
  const strict = hasToken ? PER_UNKNOWN_NETWORK : PER_UNKNOWN_NETWORK_WITHOUT_TOKEN;
  const limit: ReservedLimit = isUnknown ? strict : normal;
  if (counts.declines.count < DECLINES_PER_NETWORK.limit) return limit;
  // Closes the limit to everyone except those whom the reserve admits.
  const { reserve } = limit;
  return {
    ...limit,
    limit: 0,
    ...(reserve && { reserve: { ...reserve, extra: limit.limit + reserve.extra } }),
  };
}

function getAmountLimit({ amountCents, hasToken }: PaymentAttempt): ReservedLimit {
  if (amountCents <= TINY_CENTS) return hasToken ? PER_TINY_AMOUNT : PER_TINY_AMOUNT_WITHOUT_TOKEN;
  return hasToken ? PER_AMOUNT : PER_AMOUNT_WITHOUT_TOKEN;
}

/**
 * Result of a limit for one more payment: allowed, allowed only from the reserve, or full for `retryAfterS` seconds.
 */
export type LimitDecision = { kind: 'free' } | { kind: 'reserved' | 'full'; retryAfterS: number };

export function evaluateLimit(
  { count, oldest, newest }: Count,
  limit: ReservedLimit,
  now: Date,
): LimitDecision {
  const { reserve, windowS } = limit;
  if (count < limit.limit) return { kind: 'free' };
  const secondsUntil = (at: Date | null, afterS: number) =>
    at === null ? afterS : Math.max(1, Math.ceil((at.getTime() - now.getTime()) / 1000 + afterS));
  const retryAfterS = secondsUntil(oldest, windowS);
  if (reserve === undefined || count >= limit.limit + reserve.extra) return { kind: 'full', retryAfterS };
  const hasFreeReserve = count === limit.limit || secondsUntil(newest, reserve.intervalS) <= 1;
  if (hasFreeReserve) return { kind: 'reserved', retryAfterS };
  return { kind: 'full', retryAfterS: secondsUntil(newest, reserve.intervalS) };
}
