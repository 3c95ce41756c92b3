import { formatDollars } from '@paniscus/domain/money';
import type { OrderPage, OrderState, OrderStepName, Parcel } from '@paniscus/domain/orders';

export const STATE_LABELS: Record<OrderState, string> = {
  pending: 'Waiting for payment',
  paid: 'Paid',
  submitted: 'At the print shop',
  in_production: 'In production',
  shipped: 'Shipped',
  delivered: 'Delivered',
  failed: 'Payment failed',
  canceled: 'Canceled',
  refunded: 'Refunded',
  needs_attention: 'Needs attention',
};

export const STEP_LABELS: Record<OrderStepName, string> = {
  paid: 'Paid',
  submitted: 'Sent to the print shop',
  in_production: 'In production',
  shipped: 'Shipped',
  delivered: 'Delivered',
};

/** Describes the state of an order to the buyer in one or two sentences. */
export function describeOrderState(order: OrderPage): string {
  const sentences: Record<OrderState, string> = {
    pending: 'We are waiting for confirmation of your payment. This usually takes less than a minute.',
    paid: 'Thank you. We received your payment, and your order goes to the print shop next.',
    submitted: 'Your order is at the print shop and will be printed soon.',
    in_production: 'Your items are being made now.',
    shipped: describeShipment(order.parcels),
    delivered: 'Your order has arrived. Enjoy it!',
    failed: 'The payment did not go through, so nothing was ordered.',
    canceled: 'This order was canceled and will not be made.',
    refunded: 'This order was refunded. Banks usually take 5 to 10 business days to show a refund.',
    needs_attention:
      'We need to fix something with this order and are working on it. You do not need to do anything.',
  };
  const isPartly = order.refunded_cents > 0 && order.state !== 'refunded';
  const refund = isPartly
    ? ` We refunded ${formatDollars(order.refunded_cents)} to the payment method you used.`
    : '';
  return `${sentences[order.state]}${refund}`;
}

/** Items are made in different places, and only some of them may have been sent. */
function describeShipment(parcels: readonly Parcel[]): string {
  if (parcels.some((parcel) => parcel.contains_all_items)) return 'Your order is on its way to you.';
  return parcels.length > 1
    ? 'Your order is on its way to you in several packages.'
    : 'A package from your order is on its way to you. Items printed in different places ship separately.';
}
