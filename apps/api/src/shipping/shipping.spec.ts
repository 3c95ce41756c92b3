import type { Product, QuoteRequest } from '@paniscus/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Clock } from '../common/clock.ts';
import { aVisitor, post, TRUSTING } from '../testing/donations.ts';
import { aLine, aQuote, productsIn } from '../testing/quotes.ts';
import { startTestApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';
import { startTestSandbox } from '../testing/test-sandbox.ts';
import type { TestSandbox } from '../testing/test-sandbox.ts';

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
  await sandbox.restoreCatalogue();
});
afterAll(async () => {
  await server.stop();
  await sandbox.stop();
});

const ask = (quote: unknown, visitor = aVisitor()) => post(server, '/api/shipping-options/', quote, visitor);
const listErrors = async (quote: unknown) => {
  const answer = await ask(quote);
  expect(answer.status).toBe(422);
  return ((await answer.json()) as { errors: Record<string, string> }).errors;
};
let startedAt: number;
let laterMs = 0;
/**
 * Moves past the half minute in which a price counts as just checked, further each time, but not to where the whole
 * catalogue is fetched anew.
 */
const later = () => {
  laterMs += 35_000;
  vi.spyOn(server.app.get(Clock), 'now').mockReturnValue(new Date(startedAt + laterMs));
};

describe('shipping', () => {
  it('costs what the print shop says, in dollars', async () => {
    const answer = await ask(aQuote([aLine(shirt, 'M / Forest', 2), aLine(mug, '11oz / White')]));

    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ standard: { cost: 13.64 } });
  });

  it('costs more to far places, also when the state is written out', async () => {
    const hawaii = { region: 'Hawaii', city: 'Hilo', zip: '96720' };

    const answer = await ask(aQuote([aLine(mug, '11oz / White')], hawaii));

    expect(await answer.json()).toEqual({ standard: { cost: 11.49 } });
  });

  it('does not depend on the price that the browser names', async () => {
    const line = { ...aLine(mug, '11oz / White'), price: 0.01 };

    expect((await ask(aQuote([line]))).status).toBe(200);
  });

  it('tells the print shop a placeholder when the buyer gives no telephone number', async () => {
    await ask(aQuote([aLine(mug, '11oz / White')]));

    const calls = (await sandbox.calls('printify')) as unknown as { path: string; body: unknown }[];
    const quote = calls.find(({ path }) => path.endsWith('/orders/shipping.json'));
    expect(quote?.body).toMatchObject({ address_to: { phone: '0000000000', region: 'IA' } });
  });
});

describe('what cannot be sent', () => {
  it('is named: sold out, not sold, unknown', async () => {
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
        'Question Shirt - XL / Forest is sold out. Please take it out of your cart.',
      'line_items[2].variant_id':
        'Question Shirt - S / Sand is not in the store any more. Please take it out of your cart.',
      'line_items[3].variant_id':
        'This kind of Banana Mug is not in the store any more. Please take it out of your cart.',
      'line_items[4].product_id':
        'One of these products is not in the store any more. Please take it out of your cart.',
    });
  });

  it('is what has been sold out since the store was opened', async () => {
    await sandbox.changeCatalogue({ product: 'banana-mug', variant: '15oz / White', is_available: false });

    later();
    const errors = await listErrors(aQuote([aLine(mug, '15oz / White')]));

    expect(Object.keys(errors)).toEqual(['line_items[0].variant_id']);
  });

  it('is more than 99 of a thing, also in two lines', async () => {
    const line = aLine(mug, '11oz / White', 50);

    expect(await listErrors(aQuote([line, line]))).toEqual({
      'line_items[1].quantity': 'At most 99 of Banana Mug - 11oz / White can be ordered at once.',
    });
  });

  it('is anything to an address that the print shop does not know', async () => {
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
  ])('is refused with %s = %j', async (path, value) => {
    expect((await ask(change(path, value))).status).toBe(422);
  });

  it.each([
    ['an unknown word', 'nothing'],
    ['a piece of SQL', "' OR 1=1"],
    ['a path', '../../orders'],
    ['five hundred letters', 'x'.repeat(500)],
    ['an emoji', '🐒'],
  ])('with %s for a product asks the print shop for nothing', async (_, product_id) => {
    later();
    const errors = await listErrors(change('line_items.product_id', product_id));

    expect(Object.keys(errors)).toEqual(['line_items[0].product_id']);
    expect(await sandbox.calls('printify')).toEqual([]);
  });

  it('is refused, saying for how long, to a network that asks without end', async () => {
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

describe('a print shop that is down', () => {
  it('is said so with 503, and when to come back', async () => {
    await sandbox.break({ service: 'printify', mode: 'down', match: 'shipping' });

    const answer = await ask(aQuote([aLine(mug, '11oz / White')]));

    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(5);
    expect(await answer.json()).toMatchObject({ status: 503, title: 'Service Unavailable' });
  });
});
