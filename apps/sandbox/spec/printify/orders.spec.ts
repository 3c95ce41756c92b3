import { describe, expect, it } from 'vitest';
import { ADDRESS, startPrintify } from './test-printify.ts';
import type { Order } from './test-printify.ts';

interface ErrorBody {
  status: string;
  code: number;
  message: string;
  errors: { reason: string };
}

describe('shipping quote', () => {
  it('charges the first item of each kind in full and additional items less', async () => {
    const shop = await startPrintify();
    const fetchQuote = async (...line_items: object[]) =>
      (await shop.call('POST', 'orders/shipping.json', { line_items, address_to: ADDRESS })).body;

    const single = await fetchQuote(await shop.buildLine('Question Shirt', 'M / Forest'));
    const several = await fetchQuote(
      await shop.buildLine('Question Shirt', 'M / Forest', 2),
      await shop.buildLine('Visitor Shirt', 'S / White'),
    );
    const mixed = await fetchQuote(
      await shop.buildLine('Question Shirt', 'M / Forest'),
      await shop.buildLine('Banana Mug', '11oz / White'),
    );

    expect(single).toEqual({
      standard: 475,
      express: 999,
      priority: 999,
      printify_express: 799,
      economy: 399,
    });
    expect(several).toMatchObject({ standard: 475 + 2 * 240 });
    expect(mixed).toMatchObject({ standard: 475 + 649, economy: 399 + 549 });
  });

  it('costs more to Alaska', async () => {
    const shop = await startPrintify();

    const { body } = await shop.call('POST', 'orders/shipping.json', {
      line_items: [await shop.buildLine('Lookout Cap', 'One size / Sand')],
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
  ])('returns 400 for an address with %o', async (overrides, reason) => {
    const shop = await startPrintify();

    const { status, body } = await shop.call<ErrorBody>('POST', 'orders/shipping.json', {
      line_items: [await shop.buildLine('Question Shirt', 'M / Forest')],
      address_to: { ...ADDRESS, ...overrides },
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

    const { status, body } = await shop.call<ErrorBody>('POST', 'orders/shipping.json', {
      line_items: [await shop.buildLine('Question Shirt', variant, quantity)],
      address_to: ADDRESS,
    });

    expect(status).toBe(400);
    expect(body.errors.reason).toMatch(reason);
  });
});

describe('order', () => {
  it('stays on hold until it is sent to production', async () => {
    const shop = await startPrintify();

    const id = await shop.submitOrder('PN-000017', {
      label: 'Order 17',
      line_items: [await shop.buildLine('Question Shirt', 'M / Forest', 2)],
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

    const first = await shop.submitOrder('PN-000017');
    const second = await shop.submitOrder('PN-000017');

    expect(second).not.toBe(first);
    const { body } = await shop.call<{ data: Order[] }>('GET', 'orders.json');
    expect(body.data.map(({ id, external_id }) => [id, external_id])).toEqual([
      [second, 'PN-000017'],
      [first, 'PN-000017'],
    ]);
  });

  it('accepts a line with only a SKU', async () => {
    const shop = await startPrintify();
    const { variants } = await shop.findProduct('Field Notebook');

    const id = await shop.submitOrder('PN-000018', { line_items: [{ sku: variants[0]?.sku, quantity: 1 }] });

    const { body } = await shop.call('GET', `orders/${id}.json`);
    expect(body).toMatchObject({ line_items: [{ metadata: { title: 'Field Notebook' } }] });
  });

  it.each([
    [{ external_id: '' }, /external id field is required/],
    [{ line_items: [] }, /line items field is required/],
    [{ shipping_method: 9 }, /selected shipping method is invalid/],
    [{ address_to: undefined }, /address to field is required/],
  ])('is rejected with %o', async (overrides, reason) => {
    const shop = await startPrintify();

    const rejected = shop.submitOrder('PN-000017', overrides);

    await expect(rejected).rejects.toThrow(reason);
    expect((await shop.call<{ total: number }>('GET', 'orders.json')).body.total).toBe(0);
  });

  it('can be canceled only before it is sent to production', async () => {
    const shop = await startPrintify();
    const onHold = await shop.submitOrder();
    const inProduction = await shop.submitOrder();
    await shop.call('POST', `orders/${inProduction}/send_to_production.json`, {});

    const canceled = await shop.call<Order>('POST', `orders/${onHold}/cancel.json`, {});
    const rejected = await shop.call<ErrorBody>('POST', `orders/${inProduction}/cancel.json`, {});
    const repeated = await shop.call<ErrorBody>('POST', `orders/${inProduction}/send_to_production.json`, {});

    expect(canceled.body).toMatchObject({ status: 'canceled', line_items: [{ status: 'canceled' }] });
    expect(rejected).toMatchObject({ status: 400, body: { code: 8502, message: 'Operation failed.' } });
    expect(repeated.status).toBe(400);
  });

  it('is listed newest first, filtered by status, ten per page', async () => {
    const shop = await startPrintify();
    const ids: string[] = [];
    for (let number = 1; number <= 11; number += 1) ids.push(await shop.submitOrder(`PN-${number}`));
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
