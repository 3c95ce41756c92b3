import { randomUUID } from 'node:crypto';
import { toCartItem, QUANTITY_MAX } from '@paniscus/domain/cart';
import type { CartItem } from '@paniscus/domain/cart';
import { buildPurchaseRequest } from '@paniscus/domain/checkout';
import type { PurchaseIntentRequest } from '@paniscus/domain/checkout';
import { isBuyable } from '@paniscus/domain/products';
import type { Product } from '@paniscus/domain/products';
import { Clock } from '@paniscus/server/platform';
import {
  post,
  TRUST_LOCAL_PROXY,
  buildCart,
  createPurchaseRequest,
  buildShippingForm,
  postPurchase,
  startPurchase,
  listProducts,
  findStoredOrders,
  startServerWithSandbox,
} from '@paniscus/server/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ShippingService } from '../../shipping/shipping.service.ts';
import { TaxService } from '../../tax/tax.service.ts';

const { sandbox, server } = await startServerWithSandbox(TRUST_LOCAL_PROXY);
const products = await listProducts(server);

beforeEach(() => vi.restoreAllMocks());

const toDollars = (cents: number) => cents / 100;
const withFirstLine = (request: PurchaseIntentRequest, change: object): PurchaseIntentRequest => ({
  ...request,
  cart: request.cart.map((line, index) => (index === 0 ? { ...line, ...change } : line)),
});

describe('incorrect totals', () => {
  const tamperings: [string, (request: PurchaseIntentRequest) => PurchaseIntentRequest][] = [
    ['the amount', (request) => ({ ...request, amount: request.amount - 1 })],
    ['shipping', (request) => ({ ...request, shipping_cost: 0 })],
    ['tax', (request) => ({ ...request, tax_amount: 0 })],
    ['a price', (request) => withFirstLine(request, { price: 0.01 })],
    [
      'line prices, though the subtotal is right',
      (request) => {
        const [one, other] = request.cart as [CartItem, CartItem];
        // Two of the second line cost 2 cents less in total, so the sum is the same.
        const prices = [one.price + 0.02, other.price - 0.01].map((price) => Math.round(price * 100) / 100);
        return {
          ...request,
          cart: request.cart.map((line, index) => ({ ...line, price: prices[index] ?? 0 })),
        };
      },
    ],
    ['a quantity', (request) => withFirstLine(request, { quantity: 7 })],
    [
      'shipping and tax, though their sum is right',
      (request) => ({
        ...request,
        shipping_cost: toDollars(Math.round(request.shipping_cost * 100) - 1),
        tax_amount: toDollars(Math.round(request.tax_amount * 100) + 1),
      }),
    ],
  ];

  it.each(tamperings)(
    'return 409 with the correct totals and store or charge nothing: %s',
    async (_, change) => {
      const request = await createPurchaseRequest(server);

      const response = await postPurchase(server, change(request));

      expect(response.status).toBe(409);
      expect(response.headers.get('content-type')).toContain('application/problem+json');
      const { figures, amount } = (await response.json()) as {
        figures: Record<string, number>;
        amount: number;
      };
      expect(Object.keys(figures)).toEqual(['subtotal', 'shipping_cost', 'tax_amount', 'total']);
      expect(amount).toBe(Math.round((figures.total ?? 0) * 100));
      expect(await findStoredOrders(server, request.email)).toEqual([]);
    },
  );

  it('can be replaced by the returned totals', async () => {
    const request = await createPurchaseRequest(server);
    const rejected = await postPurchase(server, { ...request, shipping_cost: 0, tax_amount: 0, amount: 1 });
    const { figures, amount } = (await rejected.json()) as {
      figures: { shipping_cost: number; tax_amount: number };
      amount: number;
    };

    const corrected = await postPurchase(server, {
      ...request,
      shipping_cost: figures.shipping_cost,
      tax_amount: figures.tax_amount,
      amount,
    });

    expect(amount).toBe(request.amount);
    expect(corrected.status).toBe(200);
  });

  it('are detected when a price changed at Printify a moment ago', async () => {
    // Uses a product that no other test buys, because prices are cached briefly.
    const other = products.filter(({ variants }) => variants.some(isBuyable)).slice(-1);
    const request = await createPurchaseRequest(server, { cart: buildCart(other, 1) });
    await sandbox.changeCatalog({ product: other[0]?.id ?? '', price: 9900 });
    vi.spyOn(server.app.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + 60_000));

    const response = await postPurchase(server, request);
    await sandbox.restoreCatalog();

    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ figures: { subtotal: 99 } });
  });
});

it('rejects a total below the minimum card charge with a message and stores nothing', async () => {
  const cheap = products.filter(({ variants }) => variants.some(isBuyable)).slice(-2, -1);
  await sandbox.changeCatalog({ product: cheap[0]?.id ?? '', price: 49 });
  vi.spyOn(server.app.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + 60_000));
  vi.spyOn(server.app.get(ShippingService), 'quote').mockResolvedValue(0);
  vi.spyOn(server.app.get(TaxService), 'calculate').mockResolvedValue({
    taxCents: 0,
    calculationId: 'taxcalc',
  });
  const cart = buildCart(cheap, 1).map((line) => ({ ...line, price: 0.49 }));
  const free = { shippingCents: 0, taxCents: 0, shipping: buildShippingForm() };
  const request = buildPurchaseRequest({ checkoutId: randomUUID(), cart, ...free });

  const response = await postPurchase(server, request);
  await sandbox.restoreCatalog();

  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    detail: 'The minimum order total is $0.50. Please add something to your cart.',
  });
  expect(await findStoredOrders(server, request.email)).toEqual([]);
});

describe('an item that cannot be bought', () => {
  const findCartItems = (test: (variant: Product['variants'][number]) => boolean) =>
    products.flatMap((product) => {
      const variant = product.variants.find(test);
      return variant === undefined ? [] : [toCartItem(product, variant, 1)];
    });
  const change = (line: Partial<CartItem>) => [{ ...buildCart(products, 1)[0], ...line }];
  const carts: [string, () => Partial<CartItem>[], string][] = [
    ['unknown', () => change({ product_id: 'no-such-product' }), 'cart[0].product_id'],
    ['of an unknown variant', () => change({ variant_id: 999_999_999 }), 'cart[0].variant_id'],
    ['not for sale', () => findCartItems(({ is_enabled }) => !is_enabled).slice(0, 1), 'cart[0].variant_id'],
    [
      'sold out',
      () => findCartItems((variant) => variant.is_enabled && !isBuyable(variant)).slice(0, 1),
      'cart[0].variant_id',
    ],
    ['with quantity zero', () => change({ quantity: 0 }), 'cart[0].quantity'],
    ['with a fractional quantity', () => change({ quantity: 0.5 }), 'cart[0].quantity'],
    ['with an excessive quantity', () => change({ quantity: QUANTITY_MAX + 1 }), 'cart[0].quantity'],
  ];

  it.each(carts)('returns 422 and names the line: %s', async (_, buildCart, field) => {
    const request = await createPurchaseRequest(server);

    const response = await post(server, '/api/create-purchase-payment-intent/', {
      ...request,
      cart: buildCart(),
    });

    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toContain(field);
    expect(await findStoredOrders(server, request.email)).toEqual([]);
  });

  it('returns 422 for an address that does not exist, with the field names of this endpoint', async () => {
    const request = await createPurchaseRequest(server);
    const shipping_address = { ...request.shipping_address, postal_code: '99501' };

    const response = await postPurchase(server, { ...request, shipping_address });

    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      errors: { 'shipping_address.postal_code': expect.any(String) },
    });
  });
});

describe('order lines', () => {
  it('use the prices of the catalog and the titles of the store, whatever the browser sent', async () => {
    const request = await createPurchaseRequest(server, { cart: buildCart(products, 2) });
    const tampered = withFirstLine(request, {
      title: '<b>Free shirt</b>',
      image: 'https://evil.example/x.png',
    });

    await startPurchase(server, tampered);

    const [order] = await findStoredOrders(server, request.email);
    expect(order?.lines).toMatchObject([{ title: request.cart[0]?.title, quantity: 2 }]);
  });
});

describe('an item that sells out before payment', () => {
  it('is named although its product was just checked', async () => {
    const cart = buildCart(products, 1);
    const request = await createPurchaseRequest(server, { cart });
    const [line] = cart;
    const product = products.find(({ id }) => id === line?.product_id);
    const variant = product?.variants.find(({ id }) => id === line?.variant_id);
    await sandbox.changeCatalog({
      product: String(product?.id),
      variant: String(variant?.title),
      is_available: false,
    });

    const response = await postPurchase(server, request);

    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: Record<string, string> };
    expect(errors['cart[0].variant_id']).toContain('is sold out');
    await sandbox.changeCatalog({
      product: String(product?.id),
      variant: String(variant?.title),
      is_available: true,
    });
  });
});
