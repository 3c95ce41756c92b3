import type { DiscountCode } from '@paniscus/domain/discounts';
import type { StaffOrder } from '@paniscus/domain/orders';
import type { Product } from '@paniscus/domain/products';
import {
  ASYNC_TIMEOUT_MS,
  buildOrderEdit,
  buildCart,
  buildPrintifyEvent,
  createSubmittedOrder,
  listProducts,
  openOrdersAdmin,
  fetchOrderPage,
  postPrintifyEvent,
  waitForOrderState,
} from '@paniscus/server/testing';
import type { TestApp, TestSandbox } from '@paniscus/server/testing';
import { expect, vi } from 'vitest';
import { openClient } from './requests.ts';
import type { Client } from './requests.ts';

/** Buys, ships, retries and refunds orders through every endpoint of the store and of the orders admin. */
export async function visitOrders(server: TestApp, sandbox: TestSandbox): Promise<void> {
  const visitor = openClient(server);
  const { access, order: readOrder } = await openOrdersAdmin(server);
  const admin = openClient(server, access);
  const [product] = await listProducts(server);
  await visitor.get(`printify-products/${product?.id}/`);

  await visitDiscountCodes(admin, visitor, product);

  const { order, printifyOrder } = await createSubmittedOrder(server, sandbox);
  await sandbox.advanceOrder({ order: printifyOrder.id, to: 'shipped' });
  await postPrintifyEvent(server, buildPrintifyEvent(printifyOrder.id));
  await waitForOrderState(server, order, 'shipped');
  await fetchOrderPage(server, order);
  await visitor.post('order-lookup/', { number: order.number, email: order.email });

  await admin.get('orders/');
  await admin.get(`orders/${order.id}/`);
  await admin.post(`orders/${order.id}/resend-email/`);
  await admin.post(`orders/${order.id}/correct-email/`, {
    refused_email: order.email,
    email: 'corrected@example.org',
  });
  await admin.post(`orders/${order.id}/refund/`, { amount_cents: 100, reason: 'A scratch' });

  const { order: canceled, printifyOrder: canceledPrintifyOrder } = await createSubmittedOrder(
    server,
    sandbox,
  );
  await sandbox.advanceOrder({ order: canceledPrintifyOrder.id, to: 'canceled' });
  await postPrintifyEvent(server, buildPrintifyEvent(canceledPrintifyOrder.id));
  await waitForOrderState(server, canceled, 'needs_attention');
  const edit = buildOrderEdit(await readOrder(canceled.id), { phone: '5155550142' });
  await admin.post(`orders/${canceled.id}/edit/`, edit);
  await admin.post(`orders/${canceled.id}/retry/`);

  const { order: refunded, printifyOrder: inProduction } = await createSubmittedOrder(server, sandbox);
  await sandbox.advanceOrder({ order: inProduction.id, to: 'in_production' });
  await admin.post(`orders/${refunded.id}/refund/`);
  await waitForAttention(admin, refunded.id);
  await admin.post(`orders/${refunded.id}/resolve-attention/`);
}

/** Adds a code, uses it and deactivates it. */
async function visitDiscountCodes(
  admin: Client,
  visitor: Client,
  product: Product | undefined,
): Promise<void> {
  const form = {
    code: 'SPRING10',
    kind: 'percentage',
    value: 10,
    minimum_cents: 0,
    starts_on: null,
    ends_on: null,
    use_limit: 5,
  };
  const { id } = (await (await admin.post('discount-codes/', form)).json()) as DiscountCode;
  const line_items = buildCart(product === undefined ? [] : [product], 1);
  await visitor.post('discount-codes/check/', {
    code: form.code,
    line_items: line_items.map(({ product_id, variant_id, quantity, price }) => ({
      product_id,
      variant_id,
      quantity,
      price,
    })),
  });
  await admin.get('discount-codes/');
  await admin.put(`discount-codes/${id}/`, { ...form, is_active: false });
}

function waitForAttention(admin: Client, id: number): Promise<void> {
  return vi.waitFor(async () => {
    const { attention } = (await (await admin.get(`orders/${id}/`)).json()) as StaffOrder;
    expect(attention).not.toBeNull();
  }, ASYNC_TIMEOUT_MS);
}
