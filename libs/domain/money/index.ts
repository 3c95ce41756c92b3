export { dollarsToCents, CHARGE_MIN_CENTS, centsToDollars, formatDollars } from './money.ts';
export { typedDollarsToCents } from './typed-dollars.ts';
export { formatShortDollars } from './short-dollars.ts';
export type { Cents } from './money.ts';
