import type { QuoteRequest } from '@paniscus/domain/checkout';
import { NAUGHTY_STRINGS } from '@paniscus/fixtures';
import {
  createVisitor,
  post,
  TRUST_LOCAL_PROXY,
  buildLineItem,
  buildQuote,
  fetchProductsByTitle,
  startServerWithSandbox,
  measureCpuTime,
  trialLimit,
  trialSample,
} from '@paniscus/server/testing';
import { expect, it } from 'vitest';

const { server } = await startServerWithSandbox(TRUST_LOCAL_PROXY);
const mug = (await fetchProductsByTitle(server)).get('Banana Mug');

function buildQuotes(text: string): object[] {
  const line = buildLineItem(mug, '11oz / White');
  const quote: QuoteRequest = buildQuote([line]);
  const addressQuotes = ['email', 'phone', 'region', 'zip', 'country'].map((field) => ({
    ...quote,
    address_to: { ...quote.address_to, [field]: text },
  }));
  const lineQuotes = ['product_id', 'variant_id', 'quantity', 'price', text].map((field) => ({
    ...quote,
    line_items: [{ ...line, variant_id: 7, [field]: text }],
  }));
  return [
    ...addressQuotes,
    ...lineQuotes,
    { ...quote, zip: text },
    { ...quote, shipping_cost: text },
    { ...quote, [text]: 1 },
  ];
}

const buildPaths = (text: string) => {
  const segment = encodeURIComponent(text.toWellFormed());
  return [
    `printify-products/${segment}/`,
    `product-pictures/${segment}/480.webp`,
    `product-pictures/${'0'.repeat(32)}/${segment}`,
  ];
};

/** Requests that have the text in one place each. */
const buildRequests = (text: string): (() => Promise<Response>)[] => [
  ...buildQuotes(text).flatMap((quote) =>
    ['/api/shipping-options/', '/api/calculate-tax/'].map(
      (path) => () => post(server, path, quote, createVisitor()),
    ),
  ),
  ...buildPaths(text).map((path) => () => fetch(`${server.url}/api/${path}`)),
];

it('malformed quote input never causes a 5xx, delays or leaked internals', async () => {
  for (const [index, text] of NAUGHTY_STRINGS.entries()) {
    const requests = trialSample(buildRequests(text), index);
    const responses: Response[] = [];

    const cpuMs = await measureCpuTime(async () => {
      responses.push(...(await Promise.all(requests.map((request) => request()))));
    });

    expect(cpuMs, JSON.stringify(text)).toBeLessThan(trialLimit(2000));
    for (const response of responses) {
      expect(response.status, JSON.stringify(text)).toBeLessThan(500);
      if (!response.ok)
        expect(await response.text()).not.toMatch(
          /node_modules|SELECT "|INSERT INTO|at \w+ \(|\/apps\/|final value/,
        );
    }
  }
});
