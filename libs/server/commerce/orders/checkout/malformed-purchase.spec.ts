import type { PurchaseIntentRequest } from '@paniscus/domain/checkout';
import { NAUGHTY_STRINGS } from '@paniscus/fixtures';
import { RateLimiter } from '@paniscus/server/integrations';
import {
  createVisitor,
  post,
  TRUST_LOCAL_PROXY,
  runConcurrently,
  createPurchaseRequest,
  startServerWithSandbox,
  trialSample,
} from '@paniscus/server/testing';
import { describe, expect, it, vi } from 'vitest';

const INVALID_VALUES = [null, [], {}, true, -1, 0, 1e308, 2 ** 31, 2 ** 53, 0.1, ['17'], { $gt: '' }];
const CONCURRENCY = 10;

type Mutation = [string, (request: PurchaseIntentRequest, value: unknown) => object];
const field = (name: string): Mutation => [name, (request, value) => ({ ...request, [name]: value })];
const addressField = (name: string): Mutation => [
  `shipping_address.${name}`,
  (request, value) => ({ ...request, shipping_address: { ...request.shipping_address, [name]: value } }),
];
const lineField = (name: string): Mutation => [
  `cart[0].${name}`,
  (request, value) => ({ ...request, cart: [{ ...request.cart[0], [name]: value }] }),
];

const PURCHASE: Mutation[] = [
  ...['amount', 'first_name', 'last_name', 'email', 'phone', 'cart', 'shipping_cost', 'tax_amount'].map(
    field,
  ),
  ...['shipping_address', 'checkout_id', 'page_token', '__proto__'].map(field),
  ...['line1', 'line2', 'city', 'state', 'postal_code', 'country'].map(addressField),
  ...['product_id', 'variant_id', 'quantity', 'price', 'title', 'image'].map(lineField),
];

vi.spyOn(RateLimiter.prototype, 'reserve').mockReturnValue(0);
const { sandbox, server } = await startServerWithSandbox(TRUST_LOCAL_PROXY);
const validRequest = { ...(await createPurchaseRequest(server)), checkout_id: undefined };

describe('malformed values in a purchase', () => {
  /** Values for the nth field: different strings in each, and every string in some. */
  const listValues = (n: number) => [...trialSample(NAUGHTY_STRINGS, n), ...INVALID_VALUES];
  const listStatuses = async (path: string, bodies: [string, object][]) => {
    const statuses: [string, number][] = [];
    await runConcurrently(CONCURRENCY, bodies, async ([name, body]) => {
      statuses.push([name, (await post(server, path, body, createVisitor())).status]);
    });
    return statuses;
  };
  const describeMutation = (name: string, value: unknown) =>
    `${name}: ${JSON.stringify(value)?.slice(0, 60)}`;

  it('never cause a 5xx when a payment is created', async () => {
    const bodies = PURCHASE.flatMap(([name, mutate], n) =>
      listValues(n).map((value, index): [string, object] => [
        describeMutation(name, value),
        mutate({ ...validRequest, email: `mallory-${index}@example.org` }, value),
      ]),
    );

    const statuses = await listStatuses('/api/create-purchase-payment-intent/', bodies);

    expect(statuses).toHaveLength(bodies.length);
    expect(statuses.filter(([, status]) => status >= 500)).toEqual([]);
  });

  it('never cause a 5xx in the email and order lookup endpoints, and match nothing', async () => {
    const email = {
      payment_intent_id: 'pi_unknown',
      cart: validRequest.cart,
      shipping_cost: 1,
      tax_amount: 1,
      total: 2,
      customer_email: 'ada@example.org',
      customer_name: 'Ada Lovelace',
      shipping_address: '12 River Road',
    };
    const lookup = { number: 'PN-000001', email: 'ada@example.org' };
    const buildBodies = (body: object) =>
      Object.keys(body).flatMap((name, n) =>
        listValues(n).map((value): [string, object] => [
          describeMutation(name, value),
          { ...body, [name]: value },
        ]),
      );

    const mails = await listStatuses('/api/send-order-email/', buildBodies(email));
    const lookups = await listStatuses('/api/order-lookup/', buildBodies(lookup));

    expect(mails.filter(([, status]) => status !== 404 && status !== 422)).toEqual([]);
    expect(lookups.filter(([, status]) => status !== 202 && status !== 422)).toEqual([]);
    expect(await sandbox.mail()).toEqual([]);
  });

  it.each(['../../etc/passwd', '%00', "' OR 1=1 --", 'x'.repeat(5000), 'A'.repeat(43), '%F0%28%8C%28'])(
    'match no order page: %s',
    async (token) => {
      const response = await fetch(`${server.url}/api/order-page/${encodeURIComponent(token)}/`);

      expect([400, 404, 414]).toContain(response.status);
    },
  );
});
