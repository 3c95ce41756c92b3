import { formatDollars } from '@paniscus/domain/money';
import {
  TRUST_LOCAL_PROXY,
  buildPrintifyEvent,
  createSubmittedOrder,
  listPrintifyOrders,
  SHORT_INTERVALS,
  getOrderState,
  postPrintifyEvent,
  waitForOrderState,
  fetchOrderPage,
  findStoredOrders,
  ASYNC_TIMEOUT_MS,
  startServerWithSandbox,
  waitUntilIdle,
} from '@paniscus/server/testing';
import { describe, expect, it, vi } from 'vitest';
import { FollowOrderService } from './follow-order.service.ts';

const { sandbox, server } = await startServerWithSandbox({ ...TRUST_LOCAL_PROXY, ...SHORT_INTERVALS });

const listParcelEmails = async (email: string) =>
  (await sandbox.mail()).filter(({ to, subject }) => to === email && subject.startsWith('A package from'));
const waitForParcelEmails = async (email: string, count: number) => {
  await vi.waitFor(
    async () => expect((await listParcelEmails(email)).length).toBeGreaterThanOrEqual(count),
    ASYNC_TIMEOUT_MS,
  );
  await waitUntilIdle(server, sandbox);
  expect(await listParcelEmails(email)).toHaveLength(count);
};

describe('Printify order without any events', () => {
  it('is followed until delivery', async () => {
    const { order, printifyOrder } = await createSubmittedOrder(server, sandbox);

    await sandbox.advanceOrder({ order: printifyOrder.id, to: 'in_production' });
    await waitForOrderState(server, order, 'in_production');
    await sandbox.advanceOrder({ order: printifyOrder.id, to: 'shipped' });
    await waitForOrderState(server, order, 'shipped');
    await sandbox.advanceOrder({ order: printifyOrder.id, to: 'delivered' });
    await waitForOrderState(server, order, 'delivered');

    const [stored] = await findStoredOrders(server, order.email);
    expect(stored?.history.map(({ to }) => to)).toEqual([
      'paid',
      'submitted',
      'in_production',
      'shipped',
      'delivered',
    ]);
  });
});

describe('parcel', () => {
  it('is announced by one email with its contents and tracking', async () => {
    const { order, printifyOrder } = await createSubmittedOrder(server, sandbox);

    const { shipments } = await sandbox.advanceOrder({ order: printifyOrder.id, to: 'shipped' });
    await waitForParcelEmails(order.email, 1);

    const [emailMessage] = await listParcelEmails(order.email);
    const [stored] = await findStoredOrders(server, order.email);
    expect(emailMessage?.subject).toBe(`A package from your order ${order.number} is on its way`);
    expect(emailMessage?.text).toContain(shipments[0]!.number);
    expect(emailMessage?.text).toContain(`Track your package: ${shipments[0]!.url}`);
    for (const { title, quantity } of stored!.lines)
      expect(emailMessage?.text).toContain(`${quantity} × ${title}`);
    expect(emailMessage?.text).toContain(formatDollars(stored!.totalCents));
    expect(emailMessage?.text).toContain(`/order/${stored!.pageToken}`);
    expect(emailMessage?.messageId).toMatch(/^<order-\d+-shipped@localhost>$/);
  });

  it('is stored next to the others of its order, each with its own email', async () => {
    const { order, printifyOrder } = await createSubmittedOrder(server, sandbox);

    await sandbox.advanceOrder({ order: printifyOrder.id, to: 'partially_shipped' });
    await waitForOrderState(server, order, 'shipped');
    const { shipments } = await sandbox.advanceOrder({ order: printifyOrder.id, to: 'shipped', parcels: 2 });
    await waitForParcelEmails(order.email, 3);

    const { parcels } = await fetchOrderPage(server, order);
    expect(parcels.map(({ tracking_number }) => tracking_number)).toEqual(
      shipments.map(({ number }) => number),
    );
    expect(parcels.every(({ delivered_at }) => delivered_at === null)).toBe(true);
    expect(await getOrderState(server, order)).toBe('shipped');
  });

  it('stays delivered, with its delivery time, when late events arrive', async () => {
    const { order, printifyOrder } = await createSubmittedOrder(server, sandbox);
    await sandbox.advanceOrder({ order: printifyOrder.id, to: 'delivered', parcels: 2 });
    await waitForOrderState(server, order, 'delivered');
    const before = await fetchOrderPage(server, order);

    for (const type of ['order:shipment:created', 'order:sent-to-production', 'order:created'])
      await postPrintifyEvent(server, buildPrintifyEvent(printifyOrder.id, { type }));
    await server.app.get(FollowOrderService).follow(printifyOrder.id);

    expect(await fetchOrderPage(server, order)).toEqual(before);
    await waitForParcelEmails(order.email, 2);
  });
});

describe('Printify order with a problem', () => {
  it('needs attention and continues automatically once the problem is solved', async () => {
    const { order, printifyOrder } = await createSubmittedOrder(server, sandbox);

    await sandbox.advanceOrder({ order: printifyOrder.id, to: 'has_issues' });
    await waitForOrderState(server, order, 'needs_attention');
    expect(await fetchOrderPage(server, order)).toMatchObject({
      state: 'needs_attention',
      furthest_step: 'submitted',
    });
    const [flagged] = await findStoredOrders(server, order.email);
    await sandbox.advanceOrder({ order: printifyOrder.id, to: 'in_production' });
    await waitForOrderState(server, order, 'in_production');

    expect(flagged?.attention).toBe(
      'The print shop has a problem with the order. Check the print shop’s dashboard for details.',
    );
    expect(await findStoredOrders(server, order.email)).toMatchObject([{ attention: null }]);
  });

  it('needs attention when Printify cancels it', async () => {
    const { order, printifyOrder } = await createSubmittedOrder(server, sandbox);

    await sandbox.advanceOrder({ order: printifyOrder.id, to: 'canceled' });

    await waitForOrderState(server, order, 'needs_attention');
    expect(await findStoredOrders(server, order.email)).toMatchObject([
      { attention: 'The print shop has canceled the order.' },
    ]);
  });
});

describe('duplicate Printify order', () => {
  it('is canceled when Printify reports it', async () => {
    const { order, printifyOrder } = await createSubmittedOrder(server, sandbox);
    const duplicate = await sandbox.printify('orders.json', {
      external_id: order.number,
      line_items: printifyOrder.line_items.map(({ product_id, variant_id, quantity }) => ({
        product_id,
        variant_id,
        quantity,
      })),
      shipping_method: 1,
      send_shipping_notification: false,
      address_to: printifyOrder.address_to,
    });
    const { id } = (await duplicate.json()) as { id: string };

    await postPrintifyEvent(server, buildPrintifyEvent(id, { type: 'order:created' }));

    await vi.waitFor(async () => {
      const orders = await listPrintifyOrders(sandbox, order);
      expect(orders.find((candidate) => candidate.id === id)?.status).toBe('canceled');
      expect(orders.find((candidate) => candidate.id === printifyOrder.id)?.status).toBe(
        'sending-to-production',
      );
    }, ASYNC_TIMEOUT_MS);
  });
});
