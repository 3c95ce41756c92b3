import {
  aPrintifyEvent,
  aSubmittedOrder,
  listProducts,
  openOrdersAdmin,
  orderPageIn,
  postEvents,
  untilState,
} from '@paniscus/server/testing';
import type { TestApp, TestSandbox } from '@paniscus/server/testing';
import { openClient } from './requests.ts';

/** Buys, ships, retries and refunds orders through every endpoint of the store and of the orders admin. */
export async function visitOrders(server: TestApp, sandbox: TestSandbox): Promise<void> {
  const visitor = openClient(server);
  const { access } = await openOrdersAdmin(server);
  const admin = openClient(server, access);
  const [product] = await listProducts(server);
  await visitor.get(`printify-products/${product?.id}/`);

  const { order, printOrder } = await aSubmittedOrder(server, sandbox);
  await sandbox.advance({ order: printOrder.id, to: 'shipped' });
  await postEvents(server, aPrintifyEvent(printOrder.id));
  await untilState(server, order, 'shipped');
  await orderPageIn(server, order);
  await visitor.post('order-lookup/', { number: order.number, email: order.email });

  await admin.get('orders/');
  await admin.get(`orders/${order.id}/`);
  await admin.post(`orders/${order.id}/resend-email/`);
  await admin.post(`orders/${order.id}/refund/`, { amount_cents: 100, reason: 'A scratch' });

  const { order: canceled, printOrder: canceledPrintOrder } = await aSubmittedOrder(server, sandbox);
  await sandbox.advance({ order: canceledPrintOrder.id, to: 'canceled' });
  await postEvents(server, aPrintifyEvent(canceledPrintOrder.id));
  await untilState(server, canceled, 'needs_attention');
  await admin.post(`orders/${canceled.id}/retry/`);
}
