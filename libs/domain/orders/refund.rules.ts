import { formatDollars } from '../money/money.ts';
import type { Cents } from '../money/money.ts';
import { describeTypedDollarsFault, parseTypedDollars } from '../money/typed-dollars.ts';

export type ParsedRefundAmount = { cents: Cents } | { message: string };

/** Parses a refund amount in dollars; empty input means the full refundable amount. */
export function parseRefundAmount(input: string, refundableCents: Cents): ParsedRefundAmount {
  if (input.trim() === '') return { cents: refundableCents };
  const parsed = parseTypedDollars(input);
  if ('fault' in parsed && parsed.fault !== 'too-large')
    return { message: describeTypedDollarsFault(parsed.fault) };
  if ('fault' in parsed || parsed.cents > refundableCents)
    return { message: `Amount must be at most ${formatDollars(refundableCents)}.` };
  return parsed.cents === 0 ? { message: describeTypedDollarsFault('not-a-number') } : parsed;
}
