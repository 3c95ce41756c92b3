import type { Cents } from '@paniscus/domain/money';

/** Card testing limits: how many payments may be started in a window of time. */
export type CardTestingLimit = { limit: number; windowS: number };

/**
 * Extra capacity for newcomers and known donors once a limit is reached: `more` payments, each `everyS` after the
 * previous one. Too slow for card testing; an honest donor needs one.
 */
type Reserve = { extra: number; intervalS: number };
export type ReservedLimit = CardTestingLimit & { reserve?: Reserve };

const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/**
 * New payments of one network (an IPv4 address or IPv6 /64) that have not succeeded, with and without a page token
 * separately; together 20. Successful payments do not count, since many donors may share an IP at an event.
 */
export const PER_NETWORK: ReservedLimit = {
  limit: 10,
  windowS: 10 * MINUTE_S,
  reserve: { extra: 6, intervalS: MINUTE_S },
};
export const PER_NETWORK_WITHOUT_TOKEN: CardTestingLimit = { limit: 4, windowS: 10 * MINUTE_S };

/** Replaces `PER_NETWORK` during card testing, for networks without an earlier successful payment. */
export const PER_UNKNOWN_NETWORK: ReservedLimit = {
  limit: 2,
  windowS: 10 * MINUTE_S,
  reserve: { extra: 4, intervalS: MINUTE_S },
};
export const PER_UNKNOWN_NETWORK_WITHOUT_TOKEN: CardTestingLimit = { limit: 1, windowS: 10 * MINUTE_S };

export const PER_NETWORK_TOTAL: CardTestingLimit = { limit: 120, windowS: 10 * MINUTE_S };

/** Per page token: a visitor who changes the amount a few times. */
export const PER_SESSION: CardTestingLimit = { limit: 8, windowS: HOUR_S };

export const PER_EMAIL: CardTestingLimit = { limit: 20, windowS: HOUR_S };

/**
 * Unsuccessful payments of one amount, from all payers: card testing from many networks usually repeats an amount,
 * preferably a tiny one.
 */
export const TINY_CENTS: Cents = 200;
export const PER_TINY_AMOUNT: ReservedLimit = {
  limit: 100,
  windowS: HOUR_S,
  reserve: { extra: 120, intervalS: 0 },
};
export const PER_TINY_AMOUNT_WITHOUT_TOKEN: CardTestingLimit = { limit: 30, windowS: HOUR_S };
export const PER_AMOUNT: ReservedLimit = {
  limit: 400,
  windowS: HOUR_S,
  reserve: { extra: 600, intervalS: 0 },
};
export const PER_AMOUNT_WITHOUT_TOKEN: CardTestingLimit = { limit: 150, windowS: HOUR_S };

export const OVERALL: ReservedLimit = {
  limit: 200,
  windowS: 10 * MINUTE_S,
  reserve: { extra: 800, intervalS: 0 },
};
export const OVERALL_WITHOUT_TOKEN: CardTestingLimit = { limit: 150, windowS: 10 * MINUTE_S };

/** Declined cards per network, with and without a page token separately; above it only newcomers are admitted. */
export const DECLINES_PER_NETWORK: CardTestingLimit = { limit: 10, windowS: HOUR_S };

/** Declined cards of all payers; from here on card testing is assumed. */
export const DECLINES_OVERALL: CardTestingLimit = { limit: 40, windowS: 10 * MINUTE_S };

/** Declined cards per payment; then the payment is canceled. */
export const DECLINES_PER_PAYMENT = 6;

/** Newcomer: first payment of a page token of at least this age, with an email that has no other unfinished payment. */
export const NEWCOMER_MIN_TOKEN_AGE_S = 8;
export const NEWCOMER_CALLS_MAX = 5;
export const NEWCOMER_EMAIL_WINDOW_S = HOUR_S;
/**
 * A network or email is known when it had a successful payment this long ago, so that cards that an attack found do not
 * count.
 */
export const KNOWN_PAYER_AFTER_S = DAY_S;

/**
 * Provider requests per payment that are triggered by callers; anyone can get page tokens, so this is independent of them.
 */
export const PROVIDER_CALLS_PER_PAYMENT: CardTestingLimit = { limit: 60, windowS: 10 * MINUTE_S };

/** Calls for a payment intent, including repeats for the same payment: per page token, or per network without one. */
export const INTENT_CALLS: CardTestingLimit = { limit: 40, windowS: 10 * MINUTE_S };
export const INTENT_CALLS_WITHOUT_TOKEN: CardTestingLimit = { limit: 40, windowS: 10 * MINUTE_S };
