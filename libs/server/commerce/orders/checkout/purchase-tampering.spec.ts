import { toCartItem } from '@paniscus/domain/cart';
import type { CartItem } from '@paniscus/domain/cart';
import type { PurchaseIntentRequest } from '@paniscus/domain/checkout';
import { isBuyable } from '@paniscus/domain/products';
import { RateLimiter } from '@paniscus/server/integrations';
import {
  runConcurrently,
  TRUST_LOCAL_PROXY,
  createDiscountCode,
  createPurchaseRequest,
  postPurchase,
  listProducts,
  createSeededRandom,
  findStoredOrders,
  signInAs,
  startServerWithSandbox,
  trialSize,
} from '@paniscus/server/testing';
import { describe, expect, it, vi } from 'vitest';

const TAMPERINGS = trialSize({ full: 500, short: 100 });
const HONEST_CARTS = trialSize({ full: 60, short: 20 });
const CONCURRENCY = 8;
const SEED = 20_250_419;
const CITIES = [
  ['IA', 'Des Moines', '50309'],
  ['CA', 'Fresno', '93721'],
  ['AK', 'Nome', '99762'],
  ['OR', 'Bend', '97701'],
  ['NY', 'Troy', '12180-1234'],
] as const;

const random = createSeededRandom(SEED);
const randomBelow = (limit: number) => Math.floor(random() * limit);
const cents = (dollars: number) => Math.round(dollars * 100);

type Tampering = (request: PurchaseIntentRequest) => PurchaseIntentRequest;
const withLine = (request: PurchaseIntentRequest, changed: (line: CartItem) => Partial<CartItem>) => {
  const changedIndex = randomBelow(request.cart.length);
  const cart = request.cart as CartItem[];
  return {
    ...request,
    cart: cart.map((line, index) => (index === changedIndex ? { ...line, ...changed(line) } : line)),
  };
};
const cheaper = (line: CartItem) => (cents(line.price) - 1 - randomBelow(cents(line.price))) / 100;

const TAMPERING_FUNCTIONS: Tampering[] = [
  (request) => ({ ...request, amount: Math.max(1, request.amount - 1 - randomBelow(request.amount)) }),
  (request) => ({ ...request, amount: request.amount + 1 + randomBelow(1000) }),
  (request) => ({
    ...request,
    shipping_cost: cents(request.shipping_cost) / 100 + 0.01 + randomBelow(500) / 100,
  }),
  (request) => {
    const amount = request.amount - cents(request.shipping_cost);
    return { ...request, amount, shipping_cost: 0 };
  },
  (request) => ({ ...request, amount: request.amount - cents(request.tax_amount) - 1, tax_amount: 0 }),
  (request) => withLine(request, (line) => ({ price: cheaper(line) })),
  (request) => {
    const changed = withLine(request, (line) => ({ price: cheaper(line) }));
    const sumLines = (cart: readonly { price: number; quantity: number }[]) =>
      cart.reduce((sum, { price, quantity }) => sum + cents(price) * quantity, 0);
    return {
      ...changed,
      amount: Math.max(1, request.amount - sumLines(request.cart) + sumLines(changed.cart)),
    };
  },
  (request) => withLine(request, ({ quantity }) => ({ quantity: quantity + 1 + randomBelow(5) })),
  (request) => ({ ...request, cart: [...request.cart, ...request.cart.slice(0, 1)] }),
  (request) => ({ ...request, shipping_address: { ...request.shipping_address, state: 'TX' } }),
  (request) => ({ ...request, discount: 1, amount: Math.max(1, request.amount - 100) }),
  (request) => ({
    ...request,
    discount_code: 'EVERYTHING-FREE',
    discount: (request.amount - 1) / 100,
    amount: 1,
  }),
];

// Disables the Printify rate limiter, which has its own spec.
vi.spyOn(RateLimiter.prototype, 'reserve').mockReturnValue(0);
const { sandbox, server } = await startServerWithSandbox(TRUST_LOCAL_PROXY);
const products = await listProducts(server);
const { access } = await signInAs(server, 'grace', 'admin');
const { code: discountCode } = await createDiscountCode(server, access, { value: 17 });

describe('server-side totals', () => {
  function createRandomPurchase() {
    const buyableItems = products.flatMap((product) =>
      product.variants.filter(isBuyable).map((variant) => toCartItem(product, variant, 1 + randomBelow(6))),
    );
    const chosen = Array.from(
      { length: 1 + randomBelow(4) },
      () => buyableItems[randomBelow(buyableItems.length)] as CartItem,
    );
    const cart = chosen.filter(
      (line, index) =>
        chosen.findIndex(
          ({ product_id, variant_id }) => product_id === line.product_id && variant_id === line.variant_id,
        ) === index,
    );
    const [region, city, zip] = CITIES[randomBelow(CITIES.length)] ?? CITIES[0];
    return { cart, shipping: { region, city, zip }, ...(random() < 0.5 && { discountCode }) };
  }

  it("match the browser's totals to the cent for every honest cart", async () => {
    const inputs = Array.from({ length: HONEST_CARTS }, createRandomPurchase);
    const results: {
      requested: number;
      stored: number | undefined;
      charged: number | undefined;
      status: number;
    }[] = [];

    await runConcurrently(CONCURRENCY, inputs, async (input) => {
      const request = await createPurchaseRequest(server, input);
      const { status } = await postPurchase(server, request);
      const [order] = await findStoredOrders(server, request.email);
      const stored =
        order && order.subtotalCents - order.discountCents + order.shippingCents + order.taxCents;
      results.push({ requested: request.amount, stored, charged: order?.payments[0]?.amountCents, status });
    });

    expect(results).toHaveLength(HONEST_CARTS);
    for (const { requested, ...result } of results)
      expect(result).toEqual({ stored: requested, charged: requested, status: 200 });
  });

  it('prevent a payment for a tampered request', async () => {
    const honest: PurchaseIntentRequest[] = [];
    await runConcurrently(CONCURRENCY, Array.from({ length: 20 }, createRandomPurchase), async (input) => {
      honest.push(await createPurchaseRequest(server, input));
    });
    const before = (await sandbox.state('intents')).length;
    const tampered = Array.from({ length: TAMPERINGS }, (_, index) => {
      const tamper = TAMPERING_FUNCTIONS[index % TAMPERING_FUNCTIONS.length] as Tampering;
      const request = honest[randomBelow(honest.length)] as PurchaseIntentRequest;
      return tamper({ ...request, checkout_id: undefined, email: `mallory-${index}@example.org` });
    });
    const statuses: number[] = [];

    await runConcurrently(CONCURRENCY, tampered, async (request) => {
      statuses.push((await postPurchase(server, request)).status);
    });

    expect(statuses).toHaveLength(TAMPERINGS);
    // Printify rejects more than 600 requests per minute, so 503 may occur.
    expect(statuses.filter((status) => ![409, 422, 503].includes(status))).toEqual([]);
    expect(statuses.filter((status) => status === 409).length).toBeGreaterThan(TAMPERINGS / 2);
    expect(await sandbox.state('intents')).toHaveLength(before);
    expect((await findStoredOrders(server)).filter(({ payments }) => payments.length === 0)).toEqual([]);
  });
});
