import type { Cents } from '../money/money.ts';
import type { Receipt, ReceiptState } from './receipt-response.schema.ts';

/**
 * Above this amount, US tax law requires a charity to state the value of goods or services provided in return. Here,
 * there are none.
 */
const DISCLOSURE_ABOVE_CENTS: Cents = 7_500;
/** From this amount on, a US donor needs a written acknowledgment of the individual donation. */
const ACKNOWLEDGMENT_FROM_CENTS: Cents = 25_000;

export type ReceiptStatement =
  'void' | 'reduced' | 'nothingInReturn' | 'disclosure' | 'acknowledgment' | 'record' | 'deduction';

export type GiftSums = Pick<Receipt, 'amount_cents' | 'refunded_cents'>;

/** The acknowledged amount: charged minus refunded, at least 0. */
export function computeAcknowledgedCents({
  amount_cents: amount,
  refunded_cents: refunded,
}: GiftSums): Cents {
  return Math.max(0, amount - refunded);
}

export function getReceiptState(sums: GiftSums): ReceiptState {
  if (computeAcknowledgedCents(sums) === 0) return 'void';
  return sums.refunded_cents > 0 ? 'reduced' : 'valid';
}

export function getReceiptStatements(sums: GiftSums): ReceiptStatement[] {
  const state = getReceiptState(sums);
  if (state === 'void') return ['void', 'nothingInReturn'];

  const acknowledged = computeAcknowledgedCents(sums);
  const needsDisclosure = acknowledged > DISCLOSURE_ABOVE_CENTS;
  return [
    ...(state === 'reduced' ? (['reduced'] as const) : []),
    'nothingInReturn',
    ...(needsDisclosure ? (['disclosure'] as const) : []),
    acknowledged >= ACKNOWLEDGMENT_FROM_CENTS ? 'acknowledgment' : 'record',
    'deduction',
  ];
}
