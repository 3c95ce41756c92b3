import type { Cents } from '@paniscus/domain/money';
import type { Count, CountName, Opening } from './payment-counts.ts';
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
  /** What it waits for to admit everyone again. */
  openings: readonly Opening[];
  /** Site-wide limit that does not apply to known donors. */
  exemptsKnownDonors?: true;
};

/** Whether the number of declined cards indicates card testing. */
export const isCardTestingSuspected = (counts: Counts) =>
  counts['declines overall'].count >= DECLINES_OVERALL.limit;

export function buildLimitRules(counts: Counts, attempt: PaymentAttempt): Rule[] {
  const { hasToken } = attempt;
  return [
    buildNetworkRule(counts, attempt),
    buildRule('network total', PER_NETWORK_TOTAL),
    buildRule('email', PER_EMAIL),
    ...(hasToken ? [buildRule('session', PER_SESSION)] : []),
    { ...buildRule('amount', getAmountLimit(attempt)), exemptsKnownDonors: true },
    { ...buildRule('overall', hasToken ? OVERALL : OVERALL_WITHOUT_TOKEN), exemptsKnownDonors: true },
  ];
}

const buildRule = (name: CountName, limit: ReservedLimit): Rule => ({
  name,
  limit,
  openings: [{ name, limit: limit.limit }],
});

function buildNetworkRule(counts: Counts, { hasToken, isNetworkKnown }: PaymentAttempt): Rule {
  const isUnknown = isCardTestingSuspected(counts) && !isNetworkKnown;
  const normal = hasToken ? PER_NETWORK : PER_NETWORK_WITHOUT_TOKEN;
  const strict = hasToken ? PER_UNKNOWN_NETWORK : PER_UNKNOWN_NETWORK_WITHOUT_TOKEN;
  const limit: ReservedLimit = isUnknown ? strict : normal;
  const rule = buildRule('network', limit);
  if (counts.declines.count < DECLINES_PER_NETWORK.limit) return rule;
  // Closes the limit to everyone except those whom the reserve admits.
  const { reserve } = limit;
  return {
    ...rule,
    limit: {
      ...limit,
      limit: 0,
      ...(reserve && { reserve: { ...reserve, extra: limit.limit + reserve.extra } }),
    },
    openings: [...rule.openings, { name: 'declines', limit: DECLINES_PER_NETWORK.limit }],
  };
}

function getAmountLimit({ amountCents, hasToken }: PaymentAttempt): ReservedLimit {
  if (amountCents <= TINY_CENTS) return hasToken ? PER_TINY_AMOUNT : PER_TINY_AMOUNT_WITHOUT_TOKEN;
  return hasToken ? PER_AMOUNT : PER_AMOUNT_WITHOUT_TOKEN;
}

/**
 * Result of a limit for one more payment: allowed, allowed only from the reserve, or full. `reserveAfterS` are the seconds
 * after which the reserve admits the next one; undefined when nothing of it is left.
 */
export type LimitDecision = { kind: 'free' | 'reserved' } | { kind: 'full'; reserveAfterS?: number };

export function evaluateLimit({ count, newest }: Count, limit: ReservedLimit, now: Date): LimitDecision {
  const { reserve } = limit;
  if (count < limit.limit) return { kind: 'free' };
  if (reserve === undefined || count >= limit.limit + reserve.extra) return { kind: 'full' };
  const passedS = newest === null ? Infinity : (now.getTime() - newest.getTime()) / 1000;
  const reserveAfterS = Math.ceil(reserve.intervalS - passedS);
  return count === limit.limit || reserveAfterS <= 1 ? { kind: 'reserved' } : { kind: 'full', reserveAfterS };
}
