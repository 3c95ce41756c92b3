import { centsToDollars } from '@paniscus/domain/money';
import { formatOrderNumber } from '@paniscus/domain/orders';
import { formatDispute } from '@paniscus/domain/payment';
import { ERASED, formatExportedEmail } from '@paniscus/domain/personal-data';
import type { CsvColumn } from '@paniscus/server/platform';
import { formatBuyerName } from '../../orders/order-address.ts';
import type { OrderRecord } from './order-list.service.ts';

/** Erased ones are numbered, because each has to differ. */
const formatTrackingNumber = ({ trackingNumber }: { trackingNumber: string }) =>
  trackingNumber.startsWith(ERASED) ? ERASED : trackingNumber;

/** Amounts in US dollars, times in ISO 8601 UTC. */
export const ORDER_COLUMNS: CsvColumn<OrderRecord>[] = [
  ['Number', ({ order }) => formatOrderNumber(order.id)],
  ['Status', ({ order }) => order.state],
  ['Created', ({ order }) => order.createdAt.toISOString()],
  ['Paid', ({ order }) => order.paidAt?.toISOString() ?? ''],
  ['Name', ({ order }) => formatBuyerName(order)],
  ['Email', ({ order }) => formatExportedEmail(order)],
  ['Phone', ({ order }) => order.phone],
  ['Address 1', ({ order }) => order.address1],
  ['Address 2', ({ order }) => order.address2],
  ['City', ({ order }) => order.city],
  ['State or region', ({ order }) => order.region],
  ['ZIP', ({ order }) => order.zip],
  ['Country', ({ order }) => order.country],
  ['Items', ({ lines }) => lines.map(({ quantity, title }) => `${quantity} × ${title}`).join('; ')],
  ['Subtotal', ({ order }) => centsToDollars(order.subtotalCents)],
  ['Discount code', ({ order }) => order.discountCode ?? ''],
  ['Discount', ({ order }) => centsToDollars(order.discountCents)],
  ['Shipping', ({ order }) => centsToDollars(order.shippingCents)],
  ['Tax', ({ order }) => centsToDollars(order.taxCents)],
  ['Total', ({ order }) => centsToDollars(order.totalCents)],
  ['Refunded', ({ order }) => centsToDollars(order.refundedCents)],
  ['Print shop order', ({ order }) => order.printOrderId ?? ''],
  ['Tracking numbers', ({ parcels }) => parcels.map(formatTrackingNumber).join('; ')],
  ['Attention', ({ order }) => order.attention ?? ''],
  ['Dispute', ({ dispute }) => formatDispute(dispute)],
];
