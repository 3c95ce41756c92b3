import { formatDollars } from '@paniscus/domain/money';
import type { OrderPage, OrderState, OrderStepName } from '@paniscus/domain/orders';

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
export function getStanding(order: Pick<OrderPage, 'state' | 'refunded_cents'>): string {
  const sentences: Record<OrderState, string> = {
    pending: 'We are waiting to hear that your payment went through. That takes a minute at most.',
    paid: 'Thank you. Your payment has arrived, and the print shop gets your order next.',
    submitted: 'Your order is with the print shop and waits for its turn.',
    in_production: 'What you chose is being made for you right now.',
    shipped: 'Your order is on its way to you.',
    delivered: 'Your order has arrived. Enjoy it!',
    failed: 'The payment did not go through, so nothing was ordered.',
    canceled: 'This order was canceled and will not be made.',
    refunded: 'This order was refunded. Banks take up to ten days to show it.',
    needs_attention:
      'Something about this order needs our hands, and we are looking into it. There is nothing you need to do.',
  };
  const isPartly = order.refunded_cents > 0 && order.state !== 'refunded';
  const refund = isPartly ? ` ${formatDollars(order.refunded_cents)} of it went back to your card.` : '';
  return `${sentences[order.state]}${refund}`;
}
