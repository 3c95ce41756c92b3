import type { QuoteRequest } from '@paniscus/domain/checkout';
import type { Product } from '@paniscus/domain/products';
import { Clock } from '@paniscus/server/platform';
import {
  aVisitor,
  post,
  TRUSTING,
  aLine,
  aQuote,
  productsIn,
  startTestApp,
  startTestSandbox,
} from '@paniscus/server/testing';
import type { TestApp, TestSandbox } from '@paniscus/server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

let sandbox: TestSandbox;
let server: TestApp;
let shirt: Product | undefined;
let mug: Product | undefined;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  server = await startTestApp({ ...sandbox.environment, ...TRUSTING });
  const products = await productsIn(server);
  shirt = products.get('Question Shirt');
  mug = products.get('Banana Mug');
  startedAt = Date.now();
});
beforeEach(async () => {
  vi.restoreAllMocks();
  await sandbox.reset();
  await sandbox.restoreCatalog();
});
afterAll(async () => {
  await server.stop();
  await sandbox.stop();
});

const ask = (quote: unknown, visitor = aVisitor()) => post(server, '/api/shipping-options/', quote, visitor);
const listErrors = async (quote: unknown) => {
  const response = await ask(quote);
  expect(response.status).toBe(422);
  return ((await response.json()) as { errors: Record<string, string> }).errors;
};
let startedAt: number;
let laterMs = 0;
/**
 * Advances the clock beyond the half minute for which a price is fresh, but not far enough to refresh the whole
 * catalog.
 */
const later = () => {
  laterMs += 35_000;
  vi.spyOn(server.app.get(Clock), 'now').mockReturnValue(new Date(startedAt + laterMs));
};

describe('shipping cost', () => {
  it("is Printify's cost in dollars", async () => {
    const response = await ask(aQuote([aLine(shirt, 'M / Forest', 2), aLine(mug, '11oz / White')]));

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ standard: { cost: 13.64 } });
  });

  it('is higher for remote states, also when the state is spelled out', async () => {
    const hawaii = { region: 'Hawaii', city: 'Hilo', zip: '96720' };

    const response = await ask(aQuote([aLine(mug, '11oz / White')], hawaii));

    expect(await response.json()).toEqual({ standard: { cost: 11.49 } });
  });

  it('does not depend on the price that the browser sent', async () => {
    const line = { ...aLine(mug, '11oz / White'), price: 0.01 };

    expect((await ask(aQuote([line]))).status).toBe(200);
  });

  it('is requested with a placeholder phone number when the buyer gives none', async () => {
    await ask(aQuote([aLine(mug, '11oz / White')]));

    const calls = (await sandbox.calls('printify')) as unknown as { path: string; body: unknown }[];
    const quote = calls.find(({ path }) => path.endsWith('/orders/shipping.json'));
    expect(quote?.body).toMatchObject({ address_to: { phone: '0000000000', region: 'IA' } });
  });
});

describe('items that cannot be shipped', () => {
  it('are named: sold out, not sold, unknown', async () => {
    const [soldOut, disabled, known] = [
      aLine(shirt, 'XL / Forest'),
      aLine(shirt, 'S / Sand'),
      aLine(mug, '11oz / White'),
    ];

    const errors = await listErrors(
      aQuote([known, soldOut, disabled, { ...known, variant_id: 7 }, { ...known, product_id: 'nothing' }]),
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

    later();
    const errors = await listErrors(aQuote([aLine(mug, '15oz / White')]));

    expect(Object.keys(errors)).toEqual(['line_items[0].variant_id']);
  });

  it('include more than 99 of an item, also across two lines', async () => {
    const line = aLine(mug, '11oz / White', 50);

    expect(await listErrors(aQuote([line, line]))).toEqual({
      'line_items[1].quantity': 'You can order at most 99 of Banana Mug - 11oz / White at once.',
    });
  });

  it('include anything to an address that Printify does not know', async () => {
    const errors = await listErrors(aQuote([aLine(mug, '11oz / White')], { zip: '00000' }));

    expect(errors).toEqual({
      'address_to.zip': 'We could not find this address. Please check the street, city, state and ZIP code.',
    });
  });
});

describe('a quote', () => {
  const change = (path: string, value: unknown): unknown => {
    const quote = aQuote([aLine(mug, '11oz / White')]);
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
    expect((await ask(change(path, value))).status).toBe(422);
  });

  it.each([
    ['an unknown word', 'nothing'],
    ['a piece of SQL', "' OR 1=1"],
    ['a path', '../../orders'],
    ['five hundred letters', 'x'.repeat(500)],
    ['an emoji', '🐒'],
  ])('with %s as a product id makes no request to Printify', async (_, product_id) => {
    later();
    const errors = await listErrors(change('line_items.product_id', product_id));

    expect(Object.keys(errors)).toEqual(['line_items[0].product_id']);
    expect(await sandbox.calls('printify')).toEqual([]);
  });

  it('returns 429 with Retry-After to a network that requests too many', async () => {
    const visitor = aVisitor();
    const quote = change('line_items.product_id', 'nothing');
    await Promise.all(Array.from({ length: 120 }, () => ask(quote, visitor)));

    const refused = await ask(quote, visitor);
    const elsewhere = await ask(quote);

    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(elsewhere.status).toBe(422);
  });
});

describe('a Printify outage', () => {
  it('results in 503 with Retry-After', async () => {
    await sandbox.break({ service: 'printify', mode: 'down', match: 'shipping' });

    const response = await ask(aQuote([aLine(mug, '11oz / White')]));

    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThanOrEqual(5);
    expect(await response.json()).toMatchObject({ status: 503, title: 'Service Unavailable' });
  });
});
