import type { Cents } from '@paniscus/domain';

/** At most so many new payments in so many seconds, counted back from now. */
export type PaymentLimit = { limit: number; windowS: number };

const MINUTE_S = 60;
const HOUR_S = 3600;

/** From one network (an IPv4 address or an IPv6 /64), with a page token and without. Together 20. */
export const PER_NETWORK: PaymentLimit = { limit: 16, windowS: 10 * MINUTE_S };
export const PER_NETWORK_WITHOUT_TOKEN: PaymentLimit = { limit: 4, windowS: 10 * MINUTE_S };

/** For one page token: a visitor who changes the amount now and then. */
export const PER_SESSION: PaymentLimit = { limit: 20, windowS: HOUR_S };

/** For one e-mail address. */
export const PER_EMAIL: PaymentLimit = { limit: 20, windowS: HOUR_S };

/** Stolen cards are tried with tiny amounts, from many addresses: of one such amount, from everybody together. */
export const TINY_CENTS: Cents = 200;
export const PER_TINY_AMOUNT: PaymentLimit = { limit: 300, windowS: HOUR_S };
export const PER_TINY_AMOUNT_WITHOUT_TOKEN: PaymentLimit = { limit: 30, windowS: HOUR_S };

/** Declined cards on the payments of one network; after these nobody there begins another one. */
export const DECLINES_PER_NETWORK: PaymentLimit = { limit: 10, windowS: HOUR_S };

/** Declined cards on one payment, which is then given up. */
export const DECLINES_PER_PAYMENT = 6;

/** Calls for an intent from one network, repeats for the same payment included. */
export const CALLS: PaymentLimit = { limit: 120, windowS: 600 };
export const CALLS_WITHOUT_TOKEN: PaymentLimit = { limit: 40, windowS: 600 };
