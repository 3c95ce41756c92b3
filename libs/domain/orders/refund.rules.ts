import { centsFromDollars, formatDollars } from '../money/money.ts';
import type { Cents } from '../money/money.ts';

/** What staff typed as the sum to give back: cents, or one sentence about what is wrong with it. */
export type RefundSum = { cents: Cents } | { message: string };

/** Reads a sum in dollars; nothing typed means everything that is left. */
export function refundSumFrom(typed: string, refundableCents: Cents): RefundSum {
  if (typed.trim() === '') return { cents: refundableCents };
  const cents = centsFromDollars(typed.trim().replace(/^\$/, ''));
  if (cents === undefined || cents === 0) return { message: 'Amount must be a positive number.' };
  if (cents > refundableCents)
    return { message: `Amount must be at most ${formatDollars(refundableCents)}.` };
  return { cents };
}
