import type { StaffOrder } from '@paniscus/domain/orders';
import {
  ASYNC_TIMEOUT_MS,
  completePurchase,
  createDiscountCode,
  createPurchaseRequest,
  findStoredOrders,
  openOrdersAdmin,
  startServerWithSandbox,
  TRUST_LOCAL_PROXY,
} from '@paniscus/server/testing';
import { describe, expect, it, vi } from 'vitest';

const { sandbox, server } = await startServerWithSandbox(TRUST_LOCAL_PROXY);
await sandbox.sendEventsTo(server.url);
const admin = await openOrdersAdmin(server);

/** A paid order of one and two pieces with 15% off. */
async function createDiscountedOrder(): Promise<StaffOrder> {
  const { code } = await createDiscountCode(server, admin.access, { value: 15 });
  const request = await createPurchaseRequest(server, { discountCode: code });
  await completePurchase(server, sandbox, request);
  const [stored] = await findStoredOrders(server, request.email);
  return admin.order(stored?.id ?? 0);
}

const refund = (order: StaffOrder, amountCents?: number) =>
  admin.post(`${order.id}/refund/`, amountCents === undefined ? {} : { amount_cents: amountCents });
const toPaidCents = (line: StaffOrder['lines'][number] | undefined) =>
  line === undefined ? 0 : line.price_cents * line.quantity - line.discount_cents;

describe('refunds of an order with a discount', () => {
  it('give back what was paid for a line, and then the rest, but not the discount', async () => {
    const order = await createDiscountedOrder();
    const paidForFirst = toPaidCents(order.lines[0]);

    const first = (await (await refund(order, paidForFirst)).json()) as StaffOrder;
    const tooMuch = await refund(order, order.total_cents - paidForFirst + 1);
    const rest = (await (await refund(order)).json()) as StaffOrder;

    expect(paidForFirst).toBeLessThan((order.lines[0]?.price_cents ?? 0) * (order.lines[0]?.quantity ?? 0));
    expect(first).toMatchObject({
      refunded_cents: paidForFirst,
      refundable_cents: order.total_cents - paidForFirst,
    });
    expect(tooMuch.status).toBe(409);
    expect(rest).toMatchObject({ state: 'refunded', refunded_cents: order.total_cents, refundable_cents: 0 });
  });

  it('have lines, discount, shipping and tax that add up to what was charged', async () => {
    const order = await createDiscountedOrder();
    const items = order.lines.reduce((sum, line) => sum + toPaidCents(line), 0);

    expect(items).toBe(order.subtotal_cents - order.discount_cents);
    expect(items + order.shipping_cents + order.tax_cents).toBe(order.total_cents);
    expect(order.refundable_cents).toBe(order.total_cents);
  });

  it('are told to the buyer with the discount', async () => {
    const order = await createDiscountedOrder();

    await refund(order, 100);

    await vi.waitFor(async () => {
      const mails = (await sandbox.mail()).filter(({ to }) => to.includes(order.email));
      const refunded = mails.find(({ subject }) => subject.startsWith('We refunded $1.00'));
      expect(refunded?.text).toContain(`Discount (${order.discount_code})`);
    }, ASYNC_TIMEOUT_MS);
  });
});
