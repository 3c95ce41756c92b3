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
  'void' | 'reduced' | 'noGoodsOrServices' | 'disclosure' | 'acknowledgment' | 'record' | 'deduction';

export type ReceiptAmounts = Pick<Receipt, 'amount_cents' | 'refunded_cents'>;

/** The acknowledged amount: the charge minus refunds, at least 0. */
export function computeAcknowledgedCents({
  amount_cents: amount,
  refunded_cents: refunded,
}: ReceiptAmounts): Cents {
  return Math.max(0, amount - refunded);
}

export function getReceiptState(amounts: ReceiptAmounts): ReceiptState {
  if (computeAcknowledgedCents(amounts) === 0) return 'void';
  return amounts.refunded_cents > 0 ? 'reduced' : 'valid';
}

export function getReceiptStatements(amounts: ReceiptAmounts): ReceiptStatement[] {
  const state = getReceiptState(amounts);
  if (state === 'void') return ['void'];

  const acknowledged = computeAcknowledgedCents(amounts);
  const needsDisclosure = acknowledged > DISCLOSURE_ABOVE_CENTS;
  return [
    ...(state === 'reduced' ? (['reduced'] as const) : []),
    'noGoodsOrServices',
    ...(needsDisclosure ? (['disclosure'] as const) : []),
    acknowledged >= ACKNOWLEDGMENT_FROM_CENTS ? 'acknowledgment' : 'record',
    'deduction',
  ];
}
