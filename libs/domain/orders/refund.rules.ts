import { centsFromDollars, formatDollars } from '../money/money.ts';
import type { Cents } from '../money/money.ts';

export type RefundSum = { cents: Cents } | { message: string };

/** Parses a refund amount in dollars; empty input means the full refundable amount. */
export function refundSumFrom(typed: string, refundableCents: Cents): RefundSum {
  if (typed.trim() === '') return { cents: refundableCents };
  const cents = centsFromDollars(typed.trim().replace(/^\$/, ''));
  if (cents === undefined || cents === 0) return { message: 'Amount must be a positive number.' };
  if (cents > refundableCents)
    return { message: `Amount must be at most ${formatDollars(refundableCents)}.` };
  return { cents };
}
