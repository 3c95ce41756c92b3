import { dollarsToCents, formatDollars } from '../money/money.ts';
import type { Cents } from '../money/money.ts';

export type ParsedRefundAmount = { cents: Cents } | { message: string };

/** Parses a refund amount in dollars; empty input means the full refundable amount. */
export function parseRefundAmount(input: string, refundableCents: Cents): ParsedRefundAmount {
  if (input.trim() === '') return { cents: refundableCents };
  const cents = dollarsToCents(input.trim().replace(/^\$/, ''));
  if (cents === undefined || cents === 0) return { message: 'Amount must be a positive number.' };
  if (cents > refundableCents)
    return { message: `Amount must be at most ${formatDollars(refundableCents)}.` };
  return { cents };
}
