import { randomBytes } from 'node:crypto';
import { formatOrderNumber } from '@paniscus/domain/orders';
import type { OrderPage } from '@paniscus/domain/orders';
import {
  TRUST_LOCAL_PROXY,
  createPurchaseRequest,
  startPurchase,
  completePurchase,
  findStoredOrders,
  startServerWithSandbox,
} from '@paniscus/server/testing';
import { describe, expect, it } from 'vitest';

const { sandbox, server } = await startServerWithSandbox(TRUST_LOCAL_PROXY);

describe('order page', () => {
  const fetchPage = (token: string) => fetch(`${server.url}/api/order-page/${token}/`);

  it('shows the order with lines and address to the holder of the link, in cents', async () => {
    const request = await createPurchaseRequest(server, { shipping: { address2: 'Apt 4' } });
    await completePurchase(server, sandbox, request);
    const [order] = await findStoredOrders(server, request.email);

    const response = await fetchPage(order?.pageToken ?? '');

    expect(response.status).toBe(200);
    const page = (await response.json()) as OrderPage;
    expect(page).toMatchObject({
      number: formatOrderNumber(order?.id ?? 0),
      lines: request.cart.map(({ product_id, variant_id, title, quantity, price, image }) => ({
        product_id,
        variant_id,
        title,
        quantity,
        image,
        price_cents: Math.round(price * 100),
      })),
      parcels: [],
      address: {
        name: 'Ada Lovelace',
        address1: '12 River Road',
        address2: 'Apt 4',
        city: 'Des Moines',
        region: 'IA',
        zip: '50309',
        country: 'US',
      },
      shipping_cents: Math.round(request.shipping_cost * 100),
      tax_cents: Math.round(request.tax_amount * 100),
      total_cents: request.amount,
      refunded_cents: 0,
    });
    expect(page).not.toHaveProperty('email');
  });

  it('is not cached, sends no referrer and is not indexed', async () => {
    const request = await createPurchaseRequest(server);
    await startPurchase(server, request);
    const [order] = await findStoredOrders(server, request.email);

    const { headers } = await fetchPage(order?.pageToken ?? '');

    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex');
  });

  it('has a unique link of 256 random bits', async () => {
    const tokens = new Set<string>();
    for (let count = 0; count < 4; count += 1) {
      const request = await createPurchaseRequest(server);
      await startPurchase(server, request);
      const [order] = await findStoredOrders(server, request.email);
      tokens.add(order?.pageToken ?? '');
    }

    expect(tokens.size).toBe(4);
    for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  it.each([
    ['an unknown token', () => randomBytes(32).toString('base64url')],
    ['an order number', () => 'PN-000001'],
    ['a token of half the length', () => randomBytes(16).toString('base64url')],
    ['an overlong token', () => 'a'.repeat(90)],
  ])('returns 404 for %s', async (_, getToken) => {
    const response = await fetchPage(getToken());

    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  });
});
