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
  PER_NETWORK_IN_ALL,
  PER_NETWORK_WITHOUT_TOKEN,
  PER_SESSION,
  PER_STRANGE_NETWORK,
  PER_STRANGE_NETWORK_WITHOUT_TOKEN,
  PER_TINY_AMOUNT,
  PER_TINY_AMOUNT_WITHOUT_TOKEN,
  TINY_CENTS,
} from './payment-limits.data.ts';
import type { ReservedLimit } from './payment-limits.data.ts';

export type Counts = Record<CountName, Count>;
export type Asked = { amountCents: Cents; hasToken: boolean; isNetworkKnown: boolean };

/** A limit and its counter, in order of evaluation. */
export type Rule = {
  name: CountName;
  limit: ReservedLimit;
  /** Site-wide limit that does not apply to known donors. */
  isForStrangers?: true;
};

/** Whether the number of declined cards indicates card testing. */
export const isAlarm = (counts: Counts) => counts['declines overall'].count >= DECLINES_OVERALL.limit;

export function rulesFor(counts: Counts, asked: Asked): Rule[] {
  const { hasToken } = asked;
  return [
    { name: 'network', limit: getNetworkLimit(counts, asked) },
    { name: 'network in all', limit: PER_NETWORK_IN_ALL },
    { name: 'e-mail', limit: PER_EMAIL },
    ...(hasToken ? [{ name: 'session', limit: PER_SESSION } as const] : []),
    { name: 'amount', limit: getAmountLimit(asked), isForStrangers: true },
    { name: 'overall', limit: hasToken ? OVERALL : OVERALL_WITHOUT_TOKEN, isForStrangers: true },
  ];
}

function getNetworkLimit(counts: Counts, { hasToken, isNetworkKnown }: Asked): ReservedLimit {
  const isStrange = isAlarm(counts) && !isNetworkKnown;
  const usual = hasToken ? PER_NETWORK : PER_NETWORK_WITHOUT_TOKEN;
  const strict = hasToken ? PER_STRANGE_NETWORK : PER_STRANGE_NETWORK_WITHOUT_TOKEN;
  const limit: ReservedLimit = isStrange ? strict : usual;
  if (counts.declines.count < DECLINES_PER_NETWORK.limit) return limit;
  // Closes the limit to everyone except those whom the reserve admits.
  const { reserve } = limit;
  return {
    ...limit,
    limit: 0,
    ...(reserve && { reserve: { ...reserve, more: limit.limit + reserve.more } }),
  };
}

function getAmountLimit({ amountCents, hasToken }: Asked): ReservedLimit {
  if (amountCents <= TINY_CENTS) return hasToken ? PER_TINY_AMOUNT : PER_TINY_AMOUNT_WITHOUT_TOKEN;
  return hasToken ? PER_AMOUNT : PER_AMOUNT_WITHOUT_TOKEN;
}

/**
 * Result of a limit for one more payment: allowed, allowed only from the reserve, or full for `retryAfterS` seconds.
 */
export type Verdict = { kind: 'free' } | { kind: 'reserved' | 'full'; retryAfterS: number };

export function computeVerdict({ count, oldest, newest }: Count, limit: ReservedLimit, now: Date): Verdict {
  const { reserve, windowS } = limit;
  if (count < limit.limit) return { kind: 'free' };
  const secondsUntil = (at: Date | null, afterS: number) =>
    at === null ? afterS : Math.max(1, Math.ceil((at.getTime() - now.getTime()) / 1000 + afterS));
  const retryAfterS = secondsUntil(oldest, windowS);
  if (reserve === undefined || count >= limit.limit + reserve.more) return { kind: 'full', retryAfterS };
  const isLaneShared = count === limit.limit || secondsUntil(newest, reserve.everyS) <= 1;
  if (isLaneShared) return { kind: 'reserved', retryAfterS };
  return { kind: 'full', retryAfterS: secondsUntil(newest, reserve.everyS) };
}
