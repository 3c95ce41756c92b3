import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { waitUntilDelivered, waitUntilFailed } from '../deliveries.ts';
import { advanceClock, callControlApi, HOUR_S } from '../test-sandbox.ts';
import { startReceiver } from '../webhook-receiver.ts';
import type { Receiver } from '../webhook-receiver.ts';
import { startPrintify, WEBHOOK_SECRET } from './test-printify.ts';
import type { Order } from './test-printify.ts';

interface Event {
  id: string;
  type: string;
  created_at: string;
  resource: { id: string; type: string; data: Record<string, unknown> };
}

async function startListeningShop() {
  const receiver = await startReceiver();
  const shop = await startPrintify({ PRINTIFY_WEBHOOK_URL: receiver.url });
  const advance = (order: string, to: string, options: object = {}) =>
    callControlApi<Order>(shop.http, 'POST', 'advance', { order, to, ...options });
  return { ...shop, receiver, advance };
}

const listEvents = ({ received }: Receiver) => received.map(({ body }) => JSON.parse(body) as Event);
const listReceivedTypes = (receiver: Receiver) =>
  listEvents(receiver)
    .map(({ type, resource }) => (resource.data.status ? `${type} ${String(resource.data.status)}` : type))
    .sort();

describe('order progress', () => {
  it('passes every status up to delivered and emits an event for each', async () => {
    const { http, submitOrder, advance, call, receiver } = await startListeningShop();
    const id = await submitOrder('PN-000017');

    const delivered = await advance(id, 'delivered');

    expect(delivered).toMatchObject({ status: 'fulfilled', line_items: [{ status: 'fulfilled' }] });
    const { body } = await call<Order>('GET', `orders/${id}.json`);
    expect(body.shipments).toEqual([
      {
        carrier: 'USPS',
        number: expect.stringMatching(/^9400\d{18}$/) as string,
        url: expect.stringMatching(/^https:\/\/tools\.usps\.com\/.+9400\d{18}$/) as string,
        delivered_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\+00:00$/) as string,
      },
    ]);
    await waitUntilDelivered(http, receiver);
    expect(listReceivedTypes(receiver)).toEqual([
      'order:created',
      'order:sent-to-production',
      'order:shipment:created',
      'order:shipment:delivered',
      'order:updated fulfilled',
      'order:updated in-production',
      'order:updated sending-to-production',
    ]);
  });

  it("sends events in Printify's format, signed with the shop's secret", async () => {
    const { http, submitOrder, advance, receiver } = await startListeningShop();
    const id = await submitOrder('PN-000017');

    const { shipments } = await advance('PN-000017', 'shipped');

    await waitUntilDelivered(http, receiver);
    const received = receiver.received.find(({ type }) => type === 'order:shipment:created');
    expect(JSON.parse(received?.body ?? '')).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      type: 'order:shipment:created',
      created_at: expect.any(String) as string,
      resource: {
        id,
        type: 'order',
        data: {
          shop_id: 1_000_001,
          shipped_at: expect.any(String) as string,
          carrier: {
            code: 'USPS',
            tracking_number: shipments[0]?.number,
            tracking_url: shipments[0]?.url,
          },
          skus: [expect.stringMatching(/^\d{10}$/)],
        },
      },
    });
    const digest = createHmac('sha256', WEBHOOK_SECRET)
      .update(received?.body ?? '')
      .digest('hex');
    expect(received?.headers['x-pfy-signature']).toBe(`sha256=${digest}`);
  });

  it('ships in several parcels, at once or one by one', async () => {
    const { http, submitOrder, advance, buildLine, receiver } = await startListeningShop();
    const line_items = [
      await buildLine('Question Shirt', 'M / Forest'),
      await buildLine('Banana Mug', '11oz / White'),
      await buildLine('Field Notebook', 'A5'),
    ];
    const combined = await submitOrder('PN-1', { line_items });
    const gradual = await submitOrder('PN-2', { line_items });

    const shippedTogether = await advance(combined, 'shipped', { parcels: 2 });
    const partial = await advance(gradual, 'partially_shipped');
    const complete = await advance(gradual, 'shipped');

    expect(shippedTogether).toMatchObject({ status: 'fulfilled', shipments: [{}, {}] });
    expect(partial).toMatchObject({ status: 'partially-fulfilled', shipments: [{ delivered_at: null }] });
    expect(complete).toMatchObject({ status: 'fulfilled', shipments: [{}, {}] });
    await waitUntilDelivered(http, receiver);
    const created = listEvents(receiver).filter(({ type }) => type === 'order:shipment:created');
    const ofCombined = created.filter(({ resource }) => resource.id === combined);
    expect(ofCombined.flatMap(({ resource }) => resource.data.skus)).toHaveLength(3);
    expect(created).toHaveLength(4);
  });

  it('ignores a status that the order has passed, and rejects canceling a fulfilled order', async () => {
    const { submitOrder, advance } = await startListeningShop();
    const id = await submitOrder();
    const shipped = await advance(id, 'shipped');

    expect(await advance(id, 'in_production')).toEqual(shipped);
    expect(await advance(id, 'shipped')).toEqual(shipped);
    await expect(advance(id, 'canceled')).rejects.toThrow(/^422.*fulfilled cannot become canceled/);
  });

  it('cancels an order, and resumes one that has issues', async () => {
    const { submitOrder, advance } = await startListeningShop();
    const first = await submitOrder('PN-1');
    const second = await submitOrder('PN-2');

    const canceled = await advance(first, 'canceled');
    const withIssues = await advance(second, 'has_issues');
    const resumed = await advance(second, 'in_production');

    expect([canceled.status, withIssues.status, resumed.status]).toEqual([
      'canceled',
      'has-issues',
      'in-production',
    ]);
    await expect(advance(first, 'shipped')).rejects.toThrow(/^422/);
  });

  it.each([
    { order: 'PN-404', to: 'shipped' },
    { order: 'PN-1', to: 'lost' },
    { order: 'PN-1', to: 'shipped', parcels: 0 },
  ])('rejects %o', async (request) => {
    const { submitOrder, http } = await startListeningShop();
    await submitOrder('PN-1');

    await expect(callControlApi(http, 'POST', 'advance', request)).rejects.toThrow(/^422/);
  });
});

describe('Printify webhooks', () => {
  it('are retried until they are accepted', async () => {
    const { http, submitOrder, receiver } = await startListeningShop();
    receiver.queueStatuses(500, 503);

    await submitOrder();
    await waitUntilFailed(http, 1);
    await advanceClock(http, 1);
    await waitUntilFailed(http, 2);
    await advanceClock(http, 1);

    await waitUntilDelivered(http, receiver);
    expect(receiver.received).toHaveLength(3);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
  });

  it('are dropped, duplicated and reordered by faults', async () => {
    const { http, submitOrder, advance, receiver } = await startListeningShop();
    const injectFault = (mode: string, match: string, options: object = {}) =>
      callControlApi(http, 'POST', 'faults', { service: 'webhooks', mode, match, ...options });
    await injectFault('down', 'order:created');
    await injectFault('duplicate', 'order:sent');
    await injectFault('down', 'order:updated');
    await injectFault('reorder', 'order:shipment', { delay_ms: HOUR_S * 1000 });

    await advance(await submitOrder(), 'delivered');
    await advanceClock(http, HOUR_S);

    await waitUntilDelivered(http, receiver);
    expect(receiver.received.map(({ type }) => type)).toEqual([
      'order:sent-to-production',
      'order:sent-to-production',
      'order:shipment:delivered',
      'order:shipment:created',
    ]);
  });

  it('go to a subscribed endpoint, signed with its own secret', async () => {
    const { http, call, submitOrder } = await startPrintify();
    const { url, received } = await startReceiver();
    const subscribed = await call<{ id: string }>('POST', 'webhooks.json', {
      topic: 'order:created',
      url,
      secret: 'another',
    });
    const listed = await call('GET', 'webhooks.json');

    const id = await submitOrder();
    await call('POST', `orders/${id}/cancel.json`, {});

    await waitUntilDelivered(http, { url });
    expect(received).toHaveLength(1);
    const [event] = received;
    const digest = createHmac('sha256', 'another')
      .update(event?.body ?? '')
      .digest('hex');
    expect(event).toMatchObject({
      type: 'order:created',
      headers: { 'x-pfy-signature': `sha256=${digest}` },
    });
    expect(listed.body).toEqual([
      { topic: 'order:created', url, shop_id: '1000001', id: subscribed.body.id },
    ]);
    expect((await call('DELETE', `webhooks/${subscribed.body.id}.json`)).status).toBe(200);
    expect((await call('GET', 'webhooks.json')).body).toEqual([]);
    expect((await call('POST', 'webhooks.json', { topic: 'order:eaten', url })).status).toBe(400);
  });
});
