import type { QuoteRequest } from '@paniscus/domain/checkout';
import { Clock } from '@paniscus/server/platform';
import {
  createVisitor,
  post,
  TRUST_LOCAL_PROXY,
  buildLineItem,
  buildQuote,
  fetchProductsByTitle,
  startServerWithSandbox,
} from '@paniscus/server/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const { sandbox, server } = await startServerWithSandbox(TRUST_LOCAL_PROXY);
const products = await fetchProductsByTitle(server);
const shirt = products.get('Question Shirt');
const mug = products.get('Banana Mug');

beforeEach(async () => {
  vi.restoreAllMocks();
  await sandbox.reset();
  await sandbox.restoreCatalog();
});

const requestQuote = (quote: unknown, visitor = createVisitor()) =>
  post(server, '/api/shipping-options/', quote, visitor);
const listErrors = async (quote: unknown) => {
  const response = await requestQuote(quote);
  expect(response.status).toBe(422);
  return ((await response.json()) as { errors: Record<string, string> }).errors;
};

const startedAt = Date.now();
let clockOffsetMs = 0;
/**
 * Advances the clock beyond the half minute for which a price is fresh, but not far enough to refresh the complete
 * catalog.
 */
const expirePrices = () => {
  clockOffsetMs += 35_000;
  vi.spyOn(server.app.get(Clock), 'now').mockReturnValue(new Date(startedAt + clockOffsetMs));
};

describe('shipping cost', () => {
  it("is Printify's cost in dollars", async () => {
    const response = await requestQuote(
      buildQuote([buildLineItem(shirt, 'M / Forest', 2), buildLineItem(mug, '11oz / White')]),
    );

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ standard: { cost: 13.64 } });
  });

  it('is higher for remote states, even when the state is spelled out', async () => {
    const hawaii = { region: 'Hawaii', city: 'Hilo', zip: '96720' };

    const response = await requestQuote(buildQuote([buildLineItem(mug, '11oz / White')], hawaii));

    expect(await response.json()).toEqual({ standard: { cost: 11.49 } });
  });

  it('does not depend on the price that the browser sent', async () => {
    const line = { ...buildLineItem(mug, '11oz / White'), price: 0.01 };

    expect((await requestQuote(buildQuote([line]))).status).toBe(200);
  });

  it('is requested with a placeholder phone number when the buyer gives none', async () => {
    await requestQuote(buildQuote([buildLineItem(mug, '11oz / White')]));

    const calls = (await sandbox.calls('printify')) as unknown as { path: string; body: unknown }[];
    const quote = calls.find(({ path }) => path.endsWith('/orders/shipping.json'));
    expect(quote?.body).toMatchObject({ address_to: { phone: '0000000000', region: 'IA' } });
  });
});

describe('items that cannot be shipped', () => {
  it('are named when they are sold out, not for sale or unknown', async () => {
    const [soldOut, disabled, known] = [
      buildLineItem(shirt, 'XL / Forest'),
      buildLineItem(shirt, 'S / Sand'),
      buildLineItem(mug, '11oz / White'),
    ];

    const errors = await listErrors(
      buildQuote([
        known,
        soldOut,
        disabled,
        { ...known, variant_id: 7 },
        { ...known, product_id: 'nothing' },
      ]),
    );

    expect(errors).toEqual({
      'line_items[1].variant_id':
        'Question Shirt - XL / Forest is sold out. Please remove it from your cart.',
      'line_items[2].variant_id':
        'Question Shirt - S / Sand is no longer available. Please remove it from your cart.',
      'line_items[3].variant_id':
        'The selected option of Banana Mug is no longer available. Please remove it from your cart.',
      'line_items[4].product_id':
        'One of these products is no longer available. Please remove it from your cart.',
    });
  });

  it('include items that sold out after the store was loaded', async () => {
    await sandbox.changeCatalog({ product: 'banana-mug', variant: '15oz / White', is_available: false });

    expirePrices();
    const errors = await listErrors(buildQuote([buildLineItem(mug, '15oz / White')]));

    expect(Object.keys(errors)).toEqual(['line_items[0].variant_id']);
  });

  it('include more than 99 of an item, even across two lines', async () => {
    const line = buildLineItem(mug, '11oz / White', 50);

    expect(await listErrors(buildQuote([line, line]))).toEqual({
      'line_items[1].quantity': 'You can order at most 99 of Banana Mug - 11oz / White at once.',
    });
  });

  it('include every item when Printify does not know the address', async () => {
    const errors = await listErrors(buildQuote([buildLineItem(mug, '11oz / White')], { zip: '00000' }));

    expect(errors).toEqual({
      'address_to.zip': 'We could not find this address. Please check the street, city, state and ZIP code.',
    });
  });
});

describe('a quote', () => {
  const change = (path: string, value: unknown): unknown => {
    const quote = buildQuote([buildLineItem(mug, '11oz / White')]);
    const [first = '', second] = path.split('.');
    if (second === undefined) return { ...quote, [first]: value };
    const inner = quote[first as keyof QuoteRequest] as object;
    const changed = Array.isArray(inner)
      ? [{ ...(inner[0] as object), [second]: value }]
      : { ...inner, [second]: value };
    return { ...quote, [first]: changed };
  };

  it.each<[string, unknown]>([
    ['zip', '1'],
    ['line_items', []],
    ['line_items', null],
    ['line_items', Array(51).fill({})],
    ['line_items.quantity', 0],
    ['line_items.quantity', 1.5],
    ['line_items.quantity', 100],
    ['line_items.quantity', '1e1'],
    ['line_items.variant_id', -1],
    ['line_items.variant_id', 1e300],
    ['line_items.product_id', ''],
    ['line_items.product_id', { $ne: 1 }],
    ['line_items.price', 'free'],
    ['address_to', null],
    ['address_to.email', 'ada'],
    ['address_to.region', 'XX'],
    ['address_to.country', 'FR'],
    ['address_to.city', 'a\u0000b'],
    ['address_to.address1', 'x'.repeat(90_000)],
    ['shipping_cost', -1],
    ['more', 1],
  ])('is rejected with %s = %j', async (path, value) => {
    expect((await requestQuote(change(path, value))).status).toBe(422);
  });

  it.each([
    ['an unknown id', 'nothing'],
    ['an SQL fragment', "' OR 1=1"],
    ['a path', '../../orders'],
    ['five hundred characters', 'x'.repeat(500)],
    ['an emoji', '🐒'],
  ])('makes no request to Printify for %s as a product id', async (_, product_id) => {
    expirePrices();
    const errors = await listErrors(change('line_items.product_id', product_id));

    expect(Object.keys(errors)).toEqual(['line_items[0].product_id']);
    expect(await sandbox.calls('printify')).toEqual([]);
  });

  it('returns 429 with Retry-After to a network that requests too many quotes', async () => {
    const visitor = createVisitor();
    const quote = change('line_items.product_id', 'nothing');
    await Promise.all(Array.from({ length: 120 }, () => requestQuote(quote, visitor)));

    const rejected = await requestQuote(quote, visitor);
    const otherNetwork = await requestQuote(quote);

    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(otherNetwork.status).toBe(422);
  });
});

describe('a Printify outage', () => {
  it('causes 503 with Retry-After', async () => {
    await sandbox.injectFault({ service: 'printify', mode: 'down', match: 'shipping' });

    const response = await requestQuote(buildQuote([buildLineItem(mug, '11oz / White')]));

    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThanOrEqual(5);
    expect(await response.json()).toMatchObject({ status: 503, title: 'Service Unavailable' });
  });
});
