import type { Cents } from '@paniscus/domain';

/** At most so many in so many seconds, counted back from now. */
export type PaymentLimit = { limit: number; windowS: number };

/**
 * What is kept for newcomers and known donors once a limit is reached: so many more, each so long after the one
 * before. Whoever tries cards finds it slow or is none of these; an honest donor needs one.
 */
export type Reserve = { more: number; everyS: number };
export type ReservedLimit = PaymentLimit & { reserve?: Reserve };

const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/**
 * New payments from one network (an IPv4 address or an IPv6 /64) that have not gone through, with a page token and
 * without. Together 20. What goes through is no longer counted: a hall full of donors may share an address.
 */
export const PER_NETWORK: ReservedLimit = {
  limit: 10,
  windowS: 10 * MINUTE_S,
  reserve: { more: 6, everyS: MINUTE_S },
};
export const PER_NETWORK_WITHOUT_TOKEN: PaymentLimit = { limit: 4, windowS: 10 * MINUTE_S };

/** The same while cards are being tried somewhere, for networks from which nothing has ever been paid. */
export const PER_STRANGE_NETWORK: ReservedLimit = {
  limit: 2,
  windowS: 10 * MINUTE_S,
  reserve: { more: 4, everyS: MINUTE_S },
};
export const PER_STRANGE_NETWORK_WITHOUT_TOKEN: PaymentLimit = { limit: 1, windowS: 10 * MINUTE_S };

/** From one network, with those that went through. */
export const PER_NETWORK_IN_ALL: PaymentLimit = { limit: 120, windowS: 10 * MINUTE_S };

/** For one page token: a visitor who changes the amount now and then. */
export const PER_SESSION: PaymentLimit = { limit: 8, windowS: HOUR_S };

/** For one e-mail address. */
export const PER_EMAIL: PaymentLimit = { limit: 20, windowS: HOUR_S };

/**
 * Of one amount, from everybody together, that have not gone through: whoever tries cards from many addresses mostly
 * sticks to one. Tiny ones are the dearest to them.
 */
export const TINY_CENTS: Cents = 200;
export const PER_TINY_AMOUNT: ReservedLimit = {
  limit: 100,
  windowS: HOUR_S,
  reserve: { more: 120, everyS: 0 },
};
export const PER_TINY_AMOUNT_WITHOUT_TOKEN: PaymentLimit = { limit: 30, windowS: HOUR_S };
export const PER_AMOUNT: ReservedLimit = { limit: 400, windowS: HOUR_S, reserve: { more: 600, everyS: 0 } };
export const PER_AMOUNT_WITHOUT_TOKEN: PaymentLimit = { limit: 150, windowS: HOUR_S };

/** Of whatever amount, from everybody together, that have not gone through. */
export const OVERALL: ReservedLimit = {
  limit: 200,
  windowS: 10 * MINUTE_S,
  reserve: { more: 800, everyS: 0 },
};
export const OVERALL_WITHOUT_TOKEN: PaymentLimit = { limit: 150, windowS: 10 * MINUTE_S };

/** Declined cards on the payments of one network, with and without a page token apart; after these only newcomers. */
export const DECLINES_PER_NETWORK: PaymentLimit = { limit: 10, windowS: HOUR_S };

/** Declined cards from everybody together; from these on somebody is taken to be trying cards. */
export const DECLINES_OVERALL: PaymentLimit = { limit: 40, windowS: 10 * MINUTE_S };

/** Declined cards on one payment, which is then given up. */
export const DECLINES_PER_PAYMENT = 6;

/** A newcomer: the first payment of a page token this old, of an e-mail address without others that hang. */
export const NEWCOMER_AFTER_S = 8;
export const NEWCOMER_CALLS_MAX = 5;
export const NEWCOMER_EMAIL_S = HOUR_S;
/** A network or an e-mail address is known by what was paid from there so long ago: an attack's own luck does not count. */
export const KNOWN_AFTER_S = DAY_S;

/** How often the provider is asked about one payment because somebody calls; page tokens cost nothing. */
export const QUESTIONS_PER_PAYMENT: PaymentLimit = { limit: 60, windowS: 10 * MINUTE_S };

/** Calls for an intent, repeats for the same payment included: of one page token, and from one network without. */
export const CALLS: PaymentLimit = { limit: 40, windowS: 10 * MINUTE_S };
export const CALLS_WITHOUT_TOKEN: PaymentLimit = { limit: 40, windowS: 10 * MINUTE_S };
