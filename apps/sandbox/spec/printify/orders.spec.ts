import { describe, expect, it } from 'vitest';
import { controlling } from '../sandbox-under-test.ts';
import { ADDRESS, startPrintify, SHOP, TOKEN } from './printify-under-test.ts';
import type { Order } from './printify-under-test.ts';

interface Refusal {
  status: string;
  code: number;
  message: string;
  errors: { reason: string };
}

describe('shipping quote', () => {
  it('charges the first item of each kind in full and additional items less', async () => {
    const shop = await startPrintify();
    const quote = async (...line_items: object[]) =>
      (await shop.call('POST', 'orders/shipping.json', { line_items, address_to: ADDRESS })).body;

    const one = await quote(await shop.line('Question Shirt', 'M / Forest'));
    const three = await quote(
      await shop.line('Question Shirt', 'M / Forest', 2),
      await shop.line('Visitor Shirt', 'S / White'),
    );
    const mixed = await quote(
      await shop.line('Question Shirt', 'M / Forest'),
      await shop.line('Banana Mug', '11oz / White'),
    );

    expect(one).toEqual({
      standard: 475,
      express: 999,
      priority: 999,
      printify_express: 799,
      economy: 399,
    });
    expect(three).toMatchObject({ standard: 475 + 2 * 240 });
    expect(mixed).toMatchObject({ standard: 475 + 649, economy: 399 + 549 });
  });

  it('costs more to Alaska', async () => {
    const shop = await startPrintify();

    const { body } = await shop.call('POST', 'orders/shipping.json', {
      line_items: [await shop.line('Lookout Cap', 'One size / Sand')],
      address_to: { ...ADDRESS, region: 'AK', city: 'Nome', zip: '99762' },
    });

    expect(body).toMatchObject({ standard: 975 });
  });

  it.each([
    [{ zip: '00000' }, '{"zip":["The zip format is invalid."]}'],
    [{ zip: '' }, '{"zip":["The zip field is required."]}'],
    [{ region: 'Iowa' }, '{"region":["The selected region is invalid."]}'],
    [{ country: 'Oz' }, '{"country":["The selected country is invalid."]}'],
    [{ city: ' ' }, '{"city":["The city field is required."]}'],
  ])('returns 400 for an address with %o', async (wrong, reason) => {
    const shop = await startPrintify();

    const { status, body } = await shop.call<Refusal>('POST', 'orders/shipping.json', {
      line_items: [await shop.line('Question Shirt', 'M / Forest')],
      address_to: { ...ADDRESS, ...wrong },
    });

    expect(status).toBe(400);
    expect(body).toEqual({
      status: 'error',
      code: 8103,
      message: 'Validation failed.',
      errors: { reason, code: 8103 },
    });
  });

  it.each([
    ['S / Sand', 1, /is disabled for product/],
    ['XL / Forest', 1, /is out of stock/],
    ['2XL / Night', 1, /has no variant/],
    ['M / Forest', 0, /quantity must be between 1 and 1000/],
  ])('returns 400 for variant %s with quantity %d', async (variant, quantity, reason) => {
    const shop = await startPrintify();

    const { status, body } = await shop.call<Refusal>('POST', 'orders/shipping.json', {
      line_items: [await shop.line('Question Shirt', variant, quantity)],
      address_to: ADDRESS,
    });

    expect(status).toBe(400);
    expect(body.errors.reason).toMatch(reason);
  });
});

describe('order', () => {
  it('stays on hold until it is sent to production', async () => {
    const shop = await startPrintify();

    const id = await shop.order('PN-000017', {
      label: 'Order 17',
      line_items: [await shop.line('Question Shirt', 'M / Forest', 2)],
    });

    const { body } = await shop.call<Order>('GET', `orders/${id}.json`);
    expect(body).toMatchObject({
      id,
      external_id: 'PN-000017',
      status: 'on-hold',
      metadata: { shop_order_id: 'PN-000017', shop_order_label: 'Order 17' },
      line_items: [
        {
          quantity: 2,
          cost: 1190,
          status: 'on-hold',
          metadata: { title: 'Question Shirt', variant_label: 'M / Forest', price: 2600 },
        },
      ],
      address_to: ADDRESS,
      total_price: 2380,
      total_shipping: 715,
      shipments: [],
      sent_to_production_at: null,
    });
    const sent = await shop.call<Order>('POST', `orders/${id}/send_to_production.json`, {});
    expect(sent.body).toMatchObject({ id, status: 'sending-to-production' });
    expect(sent.body.sent_to_production_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\+00:00$/);
  });

  it('is created a second time for the same external id', async () => {
    const shop = await startPrintify();

    const first = await shop.order('PN-000017');
    const second = await shop.order('PN-000017');

    expect(second).not.toBe(first);
    const { body } = await shop.call<{ data: Order[] }>('GET', 'orders.json');
    expect(body.data.map(({ id, external_id }) => [id, external_id])).toEqual([
      [second, 'PN-000017'],
      [first, 'PN-000017'],
    ]);
  });

  it('accepts a line with only a SKU', async () => {
    const shop = await startPrintify();
    const { variants } = await shop.product('Field Notebook');

    const id = await shop.order('PN-000018', { line_items: [{ sku: variants[0]?.sku, quantity: 1 }] });

    const { body } = await shop.call('GET', `orders/${id}.json`);
    expect(body).toMatchObject({ line_items: [{ metadata: { title: 'Field Notebook' } }] });
  });

  it.each([
    [{ external_id: '' }, /external id field is required/],
    [{ line_items: [] }, /line items field is required/],
    [{ shipping_method: 9 }, /selected shipping method is invalid/],
    [{ address_to: undefined }, /address to field is required/],
  ])('is rejected with %o', async (wrong, reason) => {
    const shop = await startPrintify();

    const refused = shop.order('PN-000017', wrong);

    await expect(refused).rejects.toThrow(reason);
    expect((await shop.call<{ total: number }>('GET', 'orders.json')).body.total).toBe(0);
  });

  it('can be canceled only before it is sent to production', async () => {
    const shop = await startPrintify();
    const early = await shop.order();
    const late = await shop.order();
    await shop.call('POST', `orders/${late}/send_to_production.json`, {});

    const canceled = await shop.call<Order>('POST', `orders/${early}/cancel.json`, {});
    const refused = await shop.call<Refusal>('POST', `orders/${late}/cancel.json`, {});
    const again = await shop.call<Refusal>('POST', `orders/${late}/send_to_production.json`, {});

    expect(canceled.body).toMatchObject({ status: 'canceled', line_items: [{ status: 'canceled' }] });
    expect(refused).toMatchObject({ status: 400, body: { code: 8502, message: 'Operation failed.' } });
    expect(again.status).toBe(400);
  });

  it('is listed newest first, filtered by status, ten per page', async () => {
    const shop = await startPrintify();
    const ids: string[] = [];
    for (let number = 1; number <= 11; number += 1) ids.push(await shop.order(`PN-${number}`));
    await shop.call('POST', `orders/${ids[3]}/cancel.json`, {});
    const list = async (query: string) =>
      (await shop.call<{ data: Order[]; last_page: number }>('GET', `orders.json${query}`)).body;

    const first = await list('');
    const second = await list('?page=2');
    const canceled = await list('?status=canceled');

    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(1).reverse());
    expect(second).toMatchObject({ last_page: 2, data: [{ id: ids[0] }] });
    expect(canceled.data.map(({ id }) => id)).toEqual([ids[3]]);
    expect((await shop.call('GET', 'orders.json?limit=11')).status).toBe(400);
  });
});

describe('Printify faults', () => {
  it('create the order although the response is too late', async () => {
    const shop = await startPrintify();
    await controlling(shop.http, 'POST', 'faults', {
      service: 'printify',
      mode: 'slow',
      match: 'orders.json',
    });
    const line = await shop.line('Question Shirt', 'M / Forest');

    const impatient = fetch(`${shop.http}/v1/shops/${SHOP}/orders.json`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        external_id: 'PN-000017',
        line_items: [line],
        shipping_method: 1,
        address_to: ADDRESS,
      }),
      signal: AbortSignal.timeout(1000),
    });

    await expect(impatient).rejects.toThrow();
    const state = await controlling<{ orders: Order[] }>(shop.http, 'GET', 'state');
    expect(state.orders).toMatchObject([{ external_id: 'PN-000017', status: 'on-hold' }]);
  });

  it('drop the connection or return an error without creating an order', async () => {
    const shop = await startPrintify();
    const fault = (more: object) =>
      controlling(shop.http, 'POST', 'faults', { service: 'printify', match: '/orders', times: 1, ...more });

    await fault({ mode: 'down' });
    await expect(shop.order()).rejects.toThrow();
    await fault({ mode: 'error', status: 502 });
    await expect(shop.order()).rejects.toThrow();

    const calls = await controlling<{ path: string; status: number; headers: object }[]>(
      shop.http,
      'GET',
      'calls?service=printify',
    );
    const tried = calls.filter(({ path }) => path.endsWith('/orders.json'));
    expect(tried.map(({ status }) => status)).toEqual([0, 502]);
    expect(JSON.stringify(calls)).not.toContain(TOKEN);
    expect((await shop.call<{ total: number }>('GET', 'orders.json')).body.total).toBe(0);
  });
});
