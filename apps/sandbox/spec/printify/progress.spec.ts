import { createHmac } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { controlling } from '../sandbox-under-test.ts';
import { aReceiver } from '../webhook-receiver.ts';
import type { Receiver } from '../webhook-receiver.ts';
import { startPrintify, WEBHOOK_SECRET } from './printify-under-test.ts';
import type { Order } from './printify-under-test.ts';

const SOON = 15_000;
/** Longer than any test, so that only the sandbox clock ends a reorder window. */
const HOUR_S = 3600;

interface Event {
  id: string;
  type: string;
  created_at: string;
  resource: { id: string; type: string; data: Record<string, unknown> };
}

async function aListeningShop() {
  const receiver = await aReceiver();
  const shop = await startPrintify({ PRINTIFY_WEBHOOK_URL: receiver.url });
  const advance = (order: string, to: string, more: object = {}) =>
    controlling<Order>(shop.http, 'POST', 'advance', { order, to, ...more });
  return { ...shop, receiver, advance };
}

const listEvents = ({ received }: Receiver) => received.map(({ body }) => JSON.parse(body) as Event);
const readReceived = (receiver: Receiver) =>
  listEvents(receiver)
    .map(({ type, resource }) => (resource.data.status ? `${type} ${String(resource.data.status)}` : type))
    .sort();

describe('order progress', () => {
  it('passes every status up to delivered and emits an event for each', async () => {
    const { order, advance, call, receiver } = await aListeningShop();
    const id = await order('PN-000017');

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
    await vi.waitFor(
      () =>
        expect(readReceived(receiver)).toEqual([
          'order:created',
          'order:sent-to-production',
          'order:shipment:created',
          'order:shipment:delivered',
          'order:updated fulfilled',
          'order:updated in-production',
          'order:updated sending-to-production',
        ]),
      SOON,
    );
  });

  it("sends events in Printify's format, signed with the shop's secret", async () => {
    const { order, advance, receiver } = await aListeningShop();
    const id = await order('PN-000017');

    const { shipments } = await advance('PN-000017', 'shipped');

    await vi.waitFor(() => expect(readReceived(receiver)).toContain('order:shipment:created'), SOON);
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
    const { order, advance, line, receiver } = await aListeningShop();
    const line_items = [
      await line('Question Shirt', 'M / Forest'),
      await line('Banana Mug', '11oz / White'),
      await line('Field Notebook', 'A5'),
    ];
    const atOnce = await order('PN-1', { line_items });
    const slowly = await order('PN-2', { line_items });

    const both = await advance(atOnce, 'shipped', { parcels: 2 });
    const begun = await advance(slowly, 'partially_shipped');
    const ended = await advance(slowly, 'shipped');

    expect(both).toMatchObject({ status: 'fulfilled', shipments: [{}, {}] });
    expect(begun).toMatchObject({ status: 'partially-fulfilled', shipments: [{ delivered_at: null }] });
    expect(ended).toMatchObject({ status: 'fulfilled', shipments: [{}, {}] });
    await vi.waitFor(() => {
      const created = listEvents(receiver).filter(({ type }) => type === 'order:shipment:created');
      const fromFirst = created.filter(({ resource }) => resource.id === atOnce);
      expect(fromFirst.flatMap(({ resource }) => resource.data.skus)).toHaveLength(3);
      expect(created).toHaveLength(4);
    }, SOON);
  });

  it('ignores a status that the order has passed, and rejects canceling a fulfilled order', async () => {
    const { order, advance } = await aListeningShop();
    const id = await order();
    const shipped = await advance(id, 'shipped');

    expect(await advance(id, 'in_production')).toEqual(shipped);
    expect(await advance(id, 'shipped')).toEqual(shipped);
    await expect(advance(id, 'canceled')).rejects.toThrow(/^422.*fulfilled cannot become canceled/);
  });

  it('cancels an order, and resumes one that has issues', async () => {
    const { order, advance } = await aListeningShop();
    const first = await order('PN-1');
    const second = await order('PN-2');

    const canceled = await advance(first, 'canceled');
    const stopped = await advance(second, 'has_issues');
    const again = await advance(second, 'in_production');

    expect([canceled.status, stopped.status, again.status]).toEqual([
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
  ])('rejects %o', async (wrong) => {
    const { order, http } = await aListeningShop();
    await order('PN-1');

    await expect(controlling(http, 'POST', 'advance', wrong)).rejects.toThrow(/^422/);
  });
});

describe('Printify webhooks', () => {
  it('are retried until they are accepted', async () => {
    const { order, receiver } = await aListeningShop();
    receiver.answerNext(500, 503);

    await order();

    await vi.waitFor(() => expect(receiver.received).toHaveLength(3), SOON);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
  });

  it('are dropped, duplicated and reordered by faults', async () => {
    const { http, order, advance, receiver } = await aListeningShop();
    const fault = (mode: string, match: string, more: object = {}) =>
      controlling(http, 'POST', 'faults', { service: 'webhooks', mode, match, ...more });
    await fault('down', 'order:created');
    await fault('duplicate', 'order:sent');
    await fault('down', 'order:updated');
    await fault('reorder', 'order:shipment', { delay_ms: HOUR_S * 1000 });

    await advance(await order(), 'delivered');
    await controlling(http, 'POST', 'clock', { advance_s: HOUR_S });

    const types = () => receiver.received.map(({ type }) => type);
    await vi.waitFor(() => expect(types()).toHaveLength(4), SOON);
    expect(types()).toEqual([
      'order:sent-to-production',
      'order:sent-to-production',
      'order:shipment:delivered',
      'order:shipment:created',
    ]);
  });

  it('go to a subscribed endpoint, signed with its own secret', async () => {
    const { call, order } = await startPrintify();
    const { url, received } = await aReceiver();
    const subscribed = await call<{ id: string }>('POST', 'webhooks.json', {
      topic: 'order:created',
      url,
      secret: 'another',
    });
    const listed = await call('GET', 'webhooks.json');

    const id = await order();
    await call('POST', `orders/${id}/cancel.json`, {});

    await vi.waitFor(() => expect(received).toHaveLength(1), SOON);
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
