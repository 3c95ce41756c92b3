/** State of a payment attempt for a donation or order, as reported by the payment provider. */
export type PaymentState = 'pending' | 'failed' | 'succeeded' | 'refunded' | 'canceled';

/** Allowed state transitions. A declined card may be followed by a successful one. */
const TRANSITIONS: Record<PaymentState, readonly PaymentState[]> = {
  pending: ['failed', 'succeeded', 'canceled'],
  failed: ['succeeded', 'canceled'],
  succeeded: ['refunded'],
  refunded: [],
  canceled: [],
};

/** Whether a payment may move between two states. A late failure never overrides a success. */
export function canPaymentTransition(from: PaymentState, to: PaymentState): boolean {
  return TRANSITIONS[from].includes(to);
}

/** Whether the payment can still succeed, so the provider must be polled. */
export function isPaymentOpen(state: PaymentState): boolean {
  return canPaymentTransition(state, 'succeeded');
}
