import type { Cents } from '../money/money.ts';
import type { Receipt, ReceiptState } from './donation-records.types.ts';

/** Above this, US law asks a charity to say what it gave for a payment: nothing, here. */
export const DISCLOSURE_ABOVE_CENTS: Cents = 7_500;
/** From this on, a US donor needs a written acknowledgment of the single gift. */
export const ACKNOWLEDGMENT_FROM_CENTS: Cents = 25_000;

/** What a receipt can say besides its facts; the sentences themselves are content. */
export type ReceiptStatement =
  'void' | 'reduced' | 'nothingInReturn' | 'disclosure' | 'acknowledgment' | 'record' | 'deduction';

/** What was charged for a gift, and what of it has been given back. */
export type GiftSums = Pick<Receipt, 'amount_cents' | 'refunded_cents'>;

/** What a receipt acknowledges: what was given and not given back. */
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

/** What a receipt says besides its facts, in its order. */
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
