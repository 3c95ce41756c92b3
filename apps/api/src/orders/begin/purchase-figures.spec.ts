import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { toCartItem, isBuyable, buildPurchaseRequest, QUANTITY_MAX } from '@paniscus/domain';
import type { CartItem, Product, PurchaseIntentRequest } from '@paniscus/domain';
import { Clock } from '../../common/clock.ts';
import { ShippingService } from '../../shipping/shipping.service.ts';
import { TaxService } from '../../tax/tax.service.ts';
import { post, TRUSTING } from '../../testing/donations.ts';
import {
  buildCart,
  aPurchase,
  aShippingForm,
  beginPurchase,
  begunPurchase,
  listProducts,
} from '../../testing/orders.ts';
import { ordersIn } from '../../testing/stored-orders.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestSandbox } from '../../testing/test-sandbox.ts';
import type { TestSandbox } from '../../testing/test-sandbox.ts';

let sandbox: TestSandbox;
let server: TestApp;
let products: Product[];
beforeAll(async () => {
  sandbox = await startTestSandbox();
  server = await startTestApp({ ...sandbox.environment, ...TRUSTING });
  products = await listProducts(server);
});
beforeEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await server.stop();
  await sandbox.stop();
});

const dollars = (cents: number) => cents / 100;
const withFirst = (request: PurchaseIntentRequest, change: object): PurchaseIntentRequest => ({
  ...request,
  cart: request.cart.map((line, place) => (place === 0 ? { ...line, ...change } : line)),
});

describe('figures that are not right', () => {
  const wrong: [string, (request: PurchaseIntentRequest) => PurchaseIntentRequest][] = [
    ['the amount', (request) => ({ ...request, amount: request.amount - 1 })],
    ['shipping', (request) => ({ ...request, shipping_cost: 0 })],
    ['tax', (request) => ({ ...request, tax_amount: 0 })],
    ['a price', (request) => withFirst(request, { price: 0.01 })],
    [
      'line prices, though the subtotal is right',
      (request) => {
        const [one, other] = request.cart as [CartItem, CartItem];
        // Two of the second line cost together 2 cents less.
        const prices = [one.price + 0.02, other.price - 0.01].map((price) => Math.round(price * 100) / 100);
        return { ...request, cart: request.cart.map((line, at) => ({ ...line, price: prices[at] ?? 0 })) };
      },
    ],
    ['a quantity', (request) => withFirst(request, { quantity: 7 })],
    [
      'shipping and tax, though they sum up',
      (request) => ({
        ...request,
        shipping_cost: dollars(Math.round(request.shipping_cost * 100) - 1),
        tax_amount: dollars(Math.round(request.tax_amount * 100) + 1),
      }),
    ],
  ];

  it.each(wrong)('get 409 with the right ones, and nothing is stored or charged: %s', async (_, change) => {
    const honest = await aPurchase(server);

    const answer = await beginPurchase(server, change(honest));

    expect(answer.status).toBe(409);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    const { figures, amount } = (await answer.json()) as { figures: Record<string, number>; amount: number };
    expect(Object.keys(figures)).toEqual(['subtotal', 'shipping_cost', 'tax_amount', 'total']);
    expect(amount).toBe(Math.round((figures.total ?? 0) * 100));
    expect(await ordersIn(server, honest.email)).toEqual([]);
  });

  it('can be mended with the ones that came back', async () => {
    const honest = await aPurchase(server);
    const refused = await beginPurchase(server, { ...honest, shipping_cost: 0, tax_amount: 0, amount: 1 });
    const { figures, amount } = (await refused.json()) as {
      figures: { shipping_cost: number; tax_amount: number };
      amount: number;
    };

    const mended = await beginPurchase(server, {
      ...honest,
      shipping_cost: figures.shipping_cost,
      tax_amount: figures.tax_amount,
      amount,
    });

    expect(amount).toBe(honest.amount);
    expect(mended.status).toBe(200);
  });

  it('are those of a price that has changed at the print shop a moment ago', async () => {
    // Not the one that the other specs buy: the store remembers a price for a moment.
    const other = products.filter(({ variants }) => variants.some(isBuyable)).slice(-1);
    const request = await aPurchase(server, { cart: buildCart(other, 1) });
    await sandbox.changeCatalogue({ product: other[0]?.id ?? '', price: 9900 });
    vi.spyOn(server.app.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + 60_000));

    const answer = await beginPurchase(server, request);
    await sandbox.restoreCatalogue();

    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ figures: { subtotal: 99 } });
  });
});

it('refuses a purchase of less than a card can be charged in words, and stores nothing', async () => {
  const cheap = products.filter(({ variants }) => variants.some(isBuyable)).slice(-2, -1);
  await sandbox.changeCatalogue({ product: cheap[0]?.id ?? '', price: 49 });
  vi.spyOn(server.app.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + 60_000));
  vi.spyOn(server.app.get(ShippingService), 'quote').mockResolvedValue(0);
  vi.spyOn(server.app.get(TaxService), 'calculate').mockResolvedValue({
    taxCents: 0,
    calculationId: 'taxcalc',
  });
  const cart = buildCart(cheap, 1).map((line) => ({ ...line, price: 0.49 }));
  const free = { shippingCents: 0, taxCents: 0, shipping: aShippingForm() };
  const request = buildPurchaseRequest({ checkoutId: randomUUID(), cart, ...free });

  const answer = await beginPurchase(server, request);
  await sandbox.restoreCatalogue();

  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    detail: 'A card can be charged $0.50 or more. Please add something to your cart.',
  });
  expect(await ordersIn(server, request.email)).toEqual([]);
});

describe('a thing that cannot be bought', () => {
  const variantsWhere = (test: (variant: Product['variants'][number]) => boolean) =>
    products.flatMap((product) => {
      const variant = product.variants.find(test);
      return variant === undefined ? [] : [toCartItem(product, variant, 1)];
    });
  const change = (line: Partial<CartItem>) => [{ ...buildCart(products, 1)[0], ...line }];
  const carts: [string, () => Partial<CartItem>[], string][] = [
    ['unknown', () => change({ product_id: 'no-such-product' }), 'cart[0].product_id'],
    ['of an unknown kind', () => change({ variant_id: 999_999_999 }), 'cart[0].variant_id'],
    ['not for sale', () => variantsWhere(({ is_enabled }) => !is_enabled).slice(0, 1), 'cart[0].variant_id'],
    [
      'sold out',
      () => variantsWhere((variant) => variant.is_enabled && !isBuyable(variant)).slice(0, 1),
      'cart[0].variant_id',
    ],
    ['wanted not at all', () => change({ quantity: 0 }), 'cart[0].quantity'],
    ['wanted by half', () => change({ quantity: 0.5 }), 'cart[0].quantity'],
    ['wanted too often', () => change({ quantity: QUANTITY_MAX + 1 }), 'cart[0].quantity'],
  ];

  it.each(carts)('gets 422 and the line is named: %s', async (_, buildCart, field) => {
    const honest = await aPurchase(server);

    const answer = await post(server, '/api/create-purchase-payment-intent/', {
      ...honest,
      cart: buildCart(),
    });

    expect(answer.status).toBe(422);
    expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toContain(field);
    expect(await ordersIn(server, honest.email)).toEqual([]);
  });

  it('gets 422 for an address that is nowhere, in the words of this call', async () => {
    const honest = await aPurchase(server);
    const shipping_address = { ...honest.shipping_address, postal_code: '99501' };

    const answer = await beginPurchase(server, { ...honest, shipping_address });

    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errors: { 'shipping_address.postal_code': expect.any(String) },
    });
  });
});

describe('an order', () => {
  it('holds the prices of the catalogue and the titles of the store, whatever the browser called them', async () => {
    const honest = await aPurchase(server, { cart: buildCart(products, 2) });
    const lied = withFirst(honest, { title: '<b>Free shirt</b>', image: 'https://evil.example/x.png' });

    await begunPurchase(server, lied);

    const [order] = await ordersIn(server, honest.email);
    expect(order?.lines).toMatchObject([{ title: honest.cart[0]?.title, quantity: 2 }]);
  });
});
