/** One try to be paid, for a donation or an order: what the payment provider says of it. */
export type PaymentState = 'pending' | 'failed' | 'succeeded' | 'refunded' | 'canceled';

/** The only ways a payment's state may move. A declined card may be followed by a good one. */
const TRANSITIONS: Record<PaymentState, readonly PaymentState[]> = {
  pending: ['failed', 'succeeded', 'canceled'],
  failed: ['succeeded', 'canceled'],
  succeeded: ['refunded'],
  refunded: [],
  canceled: [],
};

/** Whether a payment may move from one state to another; succeeded beats a late failure. */
export function canPaymentMove(from: PaymentState, to: PaymentState): boolean {
  return TRANSITIONS[from].includes(to);
}

/** Money may still come of it, so the provider is asked again. */
export function isPaymentOpen(state: PaymentState): boolean {
  return canPaymentMove(state, 'succeeded');
}
