import type { OrderState } from '@paniscus/domain/orders';

/** Labels of order states in the order history. */
export const STATE_LABELS: Record<OrderState, string> = {
  pending: 'Order placed',
  paid: 'Paid',
  submitted: 'Sent to the print shop',
  in_production: 'In production',
  shipped: 'Shipped',
  delivered: 'Delivered',
  failed: 'Payment failed',
  canceled: 'Canceled',
  refunded: 'Refunded',
  needs_attention: 'Needs attention',
};

const EMAIL_LABELS: Record<string, string> = {
  'order-confirmation': 'Confirmation email',
  'order-changed': 'Email about the change',
  'order-link': 'Order link email',
  'order-refunded': 'Refund email',
  'order-canceled': 'Cancellation email',
  'order-shipped': 'Shipping email',
};

export const getEmailName = (kind: string) => EMAIL_LABELS[kind] ?? 'Email';
