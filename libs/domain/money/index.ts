export { centsFromDollars, CHARGE_MIN_CENTS, dollarsFromCents, formatDollars } from './money.ts';
export type { Cents } from './money.ts';
