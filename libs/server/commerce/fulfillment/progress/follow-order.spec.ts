import {
  TRUSTING,
  aPrintifyEvent,
  aSubmittedOrder,
  listPrintOrders,
  QUICK,
  getState,
  postEvents,
  untilState,
  orderPageIn,
  ordersIn,
  SOON,
  startTestApp,
  untilIdle,
  startTestSandbox,
} from '@paniscus/server/testing';
import type { TestApp, TestSandbox } from '@paniscus/server/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FollowOrderService } from './follow-order.service.ts';

let sandbox: TestSandbox;
let server: TestApp;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  server = await startTestApp({ ...sandbox.environment, ...TRUSTING, ...QUICK });
});
afterAll(async () => {
  await server.stop();
  await sandbox.stop();
});

const readEmailsTo = async (email: string) =>
  (await sandbox.mail()).filter(({ to, subject }) => to === email && subject.startsWith('A parcel of'));
const untilEmails = async (email: string, count: number) => {
  await vi.waitFor(
    async () => expect((await readEmailsTo(email)).length).toBeGreaterThanOrEqual(count),
    SOON,
  );
  await untilIdle(server, sandbox);
  expect(await readEmailsTo(email)).toHaveLength(count);
};

describe('Printify order without any events', () => {
  it('is followed until delivery', async () => {
    const { order, printOrder } = await aSubmittedOrder(server, sandbox);

    await sandbox.advance({ order: printOrder.id, to: 'in_production' });
    await untilState(server, order, 'in_production');
    await sandbox.advance({ order: printOrder.id, to: 'shipped' });
    await untilState(server, order, 'shipped');
    await sandbox.advance({ order: printOrder.id, to: 'delivered' });
    await untilState(server, order, 'delivered');

    const [stored] = await ordersIn(server, order.email);
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
    const { order, printOrder } = await aSubmittedOrder(server, sandbox);

    const { shipments } = await sandbox.advance({ order: printOrder.id, to: 'shipped' });
    await untilEmails(order.email, 1);

    const [emailMessage] = await readEmailsTo(order.email);
    const [stored] = await ordersIn(server, order.email);
    expect(emailMessage?.subject).toBe(`A parcel of your order ${order.number} is on its way`);
    expect(emailMessage?.text).toContain(shipments[0]!.number);
    expect(emailMessage?.text).toContain(`Track the parcel: ${shipments[0]!.url}`);
    for (const { title, quantity } of stored!.lines)
      expect(emailMessage?.text).toContain(`${quantity} × ${title}`);
    expect(emailMessage?.text).toContain(`/order/${stored!.pageToken}`);
    expect(emailMessage?.messageId).toMatch(/^<order-\d+-shipped@localhost>$/);
  });

  it('is stored next to the others of its order, each with its own email', async () => {
    const { order, printOrder } = await aSubmittedOrder(server, sandbox);

    await sandbox.advance({ order: printOrder.id, to: 'partially_shipped' });
    await untilState(server, order, 'shipped');
    const { shipments } = await sandbox.advance({ order: printOrder.id, to: 'shipped', parcels: 2 });
    await untilEmails(order.email, 3);

    const { parcels } = await orderPageIn(server, order);
    expect(parcels.map(({ tracking_number }) => tracking_number)).toEqual(
      shipments.map(({ number }) => number),
    );
    expect(parcels.every(({ delivered_at }) => delivered_at === null)).toBe(true);
    expect(await getState(server, order)).toBe('shipped');
  });

  it('stays delivered, with its delivery time, when late events arrive', async () => {
    const { order, printOrder } = await aSubmittedOrder(server, sandbox);
    await sandbox.advance({ order: printOrder.id, to: 'delivered', parcels: 2 });
    await untilState(server, order, 'delivered');
    const before = await orderPageIn(server, order);

    for (const type of ['order:shipment:created', 'order:sent-to-production', 'order:created'])
      await postEvents(server, aPrintifyEvent(printOrder.id, { type }));
    await server.app.get(FollowOrderService).follow(printOrder.id);

    expect(await orderPageIn(server, order)).toEqual(before);
    await untilEmails(order.email, 2);
  });
});

describe('Printify order with a problem', () => {
  it('needs attention and continues automatically once the problem is solved', async () => {
    const { order, printOrder } = await aSubmittedOrder(server, sandbox);

    await sandbox.advance({ order: printOrder.id, to: 'has_issues' });
    await untilState(server, order, 'needs_attention');
    const [stuck] = await ordersIn(server, order.email);
    await sandbox.advance({ order: printOrder.id, to: 'in_production' });
    await untilState(server, order, 'in_production');

    expect(stuck?.attention).toBe('The print shop has a problem with the order. Its own site says which.');
    expect(await ordersIn(server, order.email)).toMatchObject([{ attention: null }]);
  });

  it('needs attention when Printify cancels it', async () => {
    const { order, printOrder } = await aSubmittedOrder(server, sandbox);

    await sandbox.advance({ order: printOrder.id, to: 'canceled' });

    await untilState(server, order, 'needs_attention');
    expect(await ordersIn(server, order.email)).toMatchObject([
      { attention: 'The print shop has canceled the order.' },
    ]);
  });
});

describe('duplicate Printify order', () => {
  it('is canceled when Printify reports it', async () => {
    const { order, printOrder } = await aSubmittedOrder(server, sandbox);
    const double = await sandbox.printify('orders.json', {
      external_id: order.number,
      line_items: printOrder.line_items.map(({ product_id, variant_id, quantity }) => ({
        product_id,
        variant_id,
        quantity,
      })),
      shipping_method: 1,
      send_shipping_notification: false,
      address_to: printOrder.address_to,
    });
    const { id } = (await double.json()) as { id: string };

    await postEvents(server, aPrintifyEvent(id, { type: 'order:created' }));

    await vi.waitFor(async () => {
      const made = await listPrintOrders(sandbox, order);
      expect(made.find((each) => each.id === id)?.status).toBe('canceled');
      expect(made.find((each) => each.id === printOrder.id)?.status).toBe('sending-to-production');
    }, SOON);
  });
});
