import { formatDollars } from '../money/money.ts';
import type { Cents } from '../money/money.ts';

export const DISCOUNT_KINDS = ['percentage', 'fixed_amount'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** What a discount code takes off the items; never off shipping or tax. */
export type DiscountTerms = {
  kind: DiscountKind;
  /** Whole percent of a percentage, whole cents of a fixed amount. */
  value: number;
};

/** A discount code that applies to an order, with its amount. */
export type AppliedDiscount = { code: string; cents: Cents };

export const DISCOUNT_CODE_MIN = 3;
export const DISCOUNT_CODE_MAX = 30;
/** Longer than any code, with room for spaces. */
export const TYPED_CODE_MAX = 60;
export const USE_LIMIT_MAX = 1_000_000;

/** The code as it is stored: people type lower case, and copy spaces. */
export const cleanDiscountCode = (typed: string): string =>
  typed
    .slice(0, TYPED_CODE_MAX)
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .toUpperCase();

/** Whether a clean code has the form of one. */
export const isDiscountCode = (code: string): boolean =>
  code.length >= DISCOUNT_CODE_MIN && code.length <= DISCOUNT_CODE_MAX && /^[A-Z0-9][A-Z0-9-]*$/.test(code);

/** Discount on a subtotal: at most the subtotal; half a cent is rounded up, in favor of the buyer. */
export function computeDiscount({ kind, value }: DiscountTerms, subtotalCents: Cents): Cents {
  if (kind === 'fixed_amount') return Math.min(value, subtotalCents);
  return Math.floor((subtotalCents * value + 50) / 100);
}

/**
 * Shares of a discount for each line, in proportion to the lines' amounts. They add up to the discount to the cent, and
 * none is larger than its line.
 */
export function allocateDiscount(lineCents: readonly Cents[], discountCents: Cents): Cents[] {
  const subtotal = BigInt(lineCents.reduce((sum, cents) => sum + cents, 0));
  // The discount on all lines so far, rounded down, leaves no cent over; its factors may exceed 53 bits.
  const toShare = (cents: Cents) =>
    subtotal === 0n ? 0 : Number((BigInt(cents) * BigInt(discountCents)) / subtotal);
  let sumCents = 0;
  return lineCents.map((cents) => {
    const before = toShare(sumCents);
    sumCents += cents;
    return toShare(sumCents) - before;
  });
}

/** '10% off', or '$5.00 off'. */
export const formatDiscountTerms = ({ kind, value }: DiscountTerms): string =>
  kind === 'percentage' ? `${value}% off` : `${formatDollars(value)} off`;
