import type { OrderDetails } from '@paniscus/domain/checkout';
import { formatDollars } from '@paniscus/domain/money';

/** Builds a `mailto:` link with a prefilled receipt request. */
export function buildReceiptRequest(mailbox: string, order: OrderDetails): string {
  const lines = order.cart.map(({ quantity, title }) => `${quantity} x ${title}`);
  const body = [
    'Hello,',
    '',
    'Please send me a receipt for my order.',
    '',
    `Order: ${order.orderNumber}`,
    ...lines,
    `Total: ${formatDollars(order.totalCents)}`,
    `Name: ${order.name}`,
    `Email: ${order.email}`,
    `Shipping address: ${order.shippingAddress}`,
    `Payment: ${order.paymentIntentId}`,
  ].join('\r\n');
  return `mailto:${mailbox}?subject=${encodeURIComponent('Receipt for my order')}&body=${encodeURIComponent(body)}`;
}
