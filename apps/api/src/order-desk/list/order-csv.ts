import { dollarsFromCents, orderNumberOf } from '@paniscus/domain';
import { buyerNameOf } from '../../orders/order-address.ts';
import { BYTE_ORDER_MARK, csvLine } from './csv.ts';
import type { Cell } from './csv.ts';
import type { OrderRecord } from './order-list.service.ts';

/** Sums are US dollars, times ISO 8601 in UTC. */
const COLUMNS: [title: string, cell: (record: OrderRecord) => Cell][] = [
  ['Number', ({ order }) => orderNumberOf(order.id)],
  ['State', ({ order }) => order.state],
  ['Created', ({ order }) => order.createdAt.toISOString()],
  ['Paid', ({ order }) => order.paidAt?.toISOString() ?? ''],
  ['Name', ({ order }) => buyerNameOf(order)],
  ['E-mail', ({ order }) => order.email],
  ['Phone', ({ order }) => order.phone],
  ['Address 1', ({ order }) => order.address1],
  ['Address 2', ({ order }) => order.address2],
  ['City', ({ order }) => order.city],
  ['State or region', ({ order }) => order.region],
  ['ZIP', ({ order }) => order.zip],
  ['Country', ({ order }) => order.country],
  ['Things', ({ lines }) => lines.map(({ quantity, title }) => `${quantity} × ${title}`).join('; ')],
  ['Subtotal', ({ order }) => dollarsFromCents(order.subtotalCents)],
  ['Shipping', ({ order }) => dollarsFromCents(order.shippingCents)],
  ['Tax', ({ order }) => dollarsFromCents(order.taxCents)],
  ['Total', ({ order }) => dollarsFromCents(order.totalCents)],
  ['Refunded', ({ order }) => dollarsFromCents(order.refundedCents)],
  ['Print shop order', ({ order }) => order.printOrderId ?? ''],
  ['Tracking numbers', ({ parcels }) => parcels.map(({ trackingNumber }) => trackingNumber).join('; ')],
  ['Attention', ({ order }) => order.attention ?? ''],
];

/**
 * The exported list, piece by piece. The first orders are there before it begins, so that a database that is away
 * is still told as such.
 */
export async function openOrderCsv(batches: AsyncGenerator<OrderRecord[]>): Promise<AsyncGenerator<string>> {
  const first = await batches.next();
  return piecesOf(first.done === true ? [] : first.value, batches);
}

async function* piecesOf(first: OrderRecord[], rest: AsyncIterable<OrderRecord[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(COLUMNS.map(([title]) => title)) + linesOf(first);
  for await (const records of rest) yield linesOf(records);
}

function linesOf(records: readonly OrderRecord[]): string {
  return records.map((record) => csvLine(COLUMNS.map(([, cell]) => cell(record)))).join('');
}
