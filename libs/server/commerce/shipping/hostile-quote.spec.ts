import type { QuoteRequest } from '@paniscus/domain/checkout';
import type { Product } from '@paniscus/domain/products';
import { NAUGHTY_STRINGS } from '@paniscus/fixtures';
import {
  aVisitor,
  post,
  TRUSTING,
  aLine,
  aQuote,
  productsIn,
  startTestApp,
  startTestSandbox,
  measureCpuTime,
} from '@paniscus/server/testing';
import type { TestApp, TestSandbox } from '@paniscus/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

let sandbox: TestSandbox;
let server: TestApp;
let mug: Product | undefined;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  server = await startTestApp({ ...sandbox.environment, ...TRUSTING });
  mug = (await productsIn(server)).get('Banana Mug');
});
afterAll(async () => {
  await server.stop();
  await sandbox.stop();
});

function quotesWith(text: string): object[] {
  const line = aLine(mug, '11oz / White');
  const quote: QuoteRequest = aQuote([line]);
  const ofAddress = ['email', 'phone', 'region', 'zip', 'country'].map((field) => ({
    ...quote,
    address_to: { ...quote.address_to, [field]: text },
  }));
  const ofLine = ['product_id', 'variant_id', 'quantity', 'price', text].map((field) => ({
    ...quote,
    line_items: [{ ...line, variant_id: 7, [field]: text }],
  }));
  return [
    ...ofAddress,
    ...ofLine,
    { ...quote, zip: text },
    { ...quote, shipping_cost: text },
    { ...quote, [text]: 1 },
  ];
}

const pathsWith = (text: string) => {
  const part = encodeURIComponent(text.toWellFormed());
  return [
    `printify-products/${part}/`,
    `product-pictures/${part}/480.webp`,
    `product-pictures/${'0'.repeat(32)}/${part}`,
  ];
};

const answersTo = (text: string) =>
  Promise.all([
    ...quotesWith(text).flatMap((quote) =>
      ['/api/shipping-options/', '/api/calculate-tax/'].map((path) => post(server, path, quote, aVisitor())),
    ),
    ...pathsWith(text).map((path) => fetch(`${server.url}/api/${path}`)),
  ]);

it('malformed quote input never causes a 5xx, delays or leaked internals', async () => {
  for (const text of NAUGHTY_STRINGS) {
    const responses: Response[] = [];

    const cpuMs = await measureCpuTime(async () => responses.push(...(await answersTo(text))));

    expect(cpuMs, JSON.stringify(text)).toBeLessThan(2000);
    for (const response of responses) {
      expect(response.status, JSON.stringify(text)).toBeLessThan(500);
      if (!response.ok)
        expect(await response.text()).not.toMatch(
          /node_modules|SELECT "|INSERT INTO|at \w+ \(|\/apps\/|final value/,
        );
    }
  }
});
