import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import {
  createIntent,
  startTestSandbox,
  confirmAsBrowser,
  callControlApi,
  createStripe,
} from './test-sandbox.ts';

interface Call {
  service: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: { payment_method_data?: { card: object } };
  status: number;
}

async function startStripe() {
  const { urls } = await startTestSandbox();
  return { http: urls.http, stripe: createStripe(urls.http) };
}

describe('control API', () => {
  it('identifies itself', async () => {
    const { http } = await startStripe();

    expect(await callControlApi(http, 'GET', 'health')).toEqual({ service: 'paniscus-sandbox' });
  });

  it('simulates connection errors, error responses and slow responses of Stripe', async () => {
    const { http, stripe } = await startStripe();
    const injectFault = (overrides: object) =>
      callControlApi(http, 'POST', 'faults', { service: 'stripe', times: 1, ...overrides });

    // The SDK retries a closed connection once.
    await injectFault({ mode: 'down', times: 2 });
    await expect(createIntent(stripe)).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
    await injectFault({ mode: 'error', status: 503 });
    await expect(createIntent(stripe)).rejects.toMatchObject({ statusCode: 503, type: 'StripeAPIError' });
    await injectFault({ mode: 'error', status: 429 });
    await expect(createIntent(stripe)).rejects.toBeInstanceOf(Stripe.errors.StripeRateLimitError);
    await injectFault({ mode: 'slow', delay_ms: 1000 });
    const slow = stripe.paymentIntents.create({ amount: 2350, currency: 'usd' }, { timeout: 500 });
    await expect(slow).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);

    expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
  });

  it('applies a fault only to matching paths, and stops when faults are cleared', async () => {
    const { http, stripe } = await startStripe();
    await callControlApi(http, 'POST', 'faults', { service: 'stripe', mode: 'error', match: '/v1/refunds' });

    const intent = await createIntent(stripe, { payment_method: 'pm_card_visa', confirm: true });
    const refund = () => stripe.refunds.create({ payment_intent: intent.id });

    await expect(refund()).rejects.toMatchObject({ statusCode: 500 });
    await callControlApi(http, 'DELETE', 'faults');
    expect((await refund()).status).toBe('succeeded');
  });

  it.each([
    { service: 'nobody', mode: 'down' },
    { service: 'stripe', mode: 'sideways' },
    { service: 'smtp', mode: 'reorder' },
    { service: 'stripe', mode: 'down', times: -1 },
    { service: 'control', mode: 'down' },
  ])('rejects the fault %o', async (fault) => {
    const { http } = await startStripe();

    await expect(callControlApi(http, 'POST', 'faults', fault)).rejects.toThrow(/^422/);
  });

  it('lists calls without secrets', async () => {
    const { http, stripe } = await startStripe();
    const intent = await createIntent(stripe, { metadata: { donation_id: '17' } });

    await confirmAsBrowser(http, intent.client_secret);

    const calls = await callControlApi<Call[]>(http, 'GET', 'calls?service=stripe');
    expect(calls).toMatchObject([
      {
        method: 'POST',
        path: '/v1/payment_intents',
        body: { amount: '2350', metadata: { donation_id: '17' } },
        status: 200,
      },
      { path: `/v1/payment_intents/${intent.id}/confirm`, status: 200 },
    ]);
    expect(calls[0]?.headers).toHaveProperty('idempotency-key');
    expect(calls[1]?.body.payment_method_data?.card).toEqual({ exp_month: '12', exp_year: '2040' });
    expect(JSON.stringify(calls)).not.toMatch(/sk_test|pk_test|_secret_|4242424242424242/);
  });

  it('lists the state, which a reset of calls and faults does not delete', async () => {
    const { http, stripe } = await startStripe();
    const customer = await stripe.customers.create({});
    const intent = await createIntent(stripe, { customer: customer.id });
    await callControlApi(http, 'POST', 'faults', { service: 'stripe', mode: 'down' });

    await callControlApi(http, 'POST', 'reset');

    expect(await callControlApi(http, 'GET', 'calls')).toEqual([]);
    expect(await callControlApi(http, 'GET', 'faults')).toEqual([]);
    expect(await callControlApi(http, 'GET', 'state')).toMatchObject({
      intents: [{ id: intent.id }],
      customers: [{ id: customer.id }],
      subscriptions: [],
      refunds: [],
      orders: [],
      events: [{ type: 'customer.created' }, { type: 'payment_intent.created' }],
    });
  });

  it('moves the clock ahead', async () => {
    const { http, stripe } = await startStripe();
    const before = await createIntent(stripe);

    await callControlApi(http, 'POST', 'clock', { advance_s: 86_400 });

    const after = await createIntent(stripe);
    expect(after.created - before.created).toBeGreaterThanOrEqual(86_400);
  });

  it('rejects form posts, which other sites could send', async () => {
    const { http } = await startStripe();

    const response = await fetch(`${http}/__control/reset`, {
      method: 'POST',
      body: new URLSearchParams({ a: '1' }),
    });

    expect(response.status).toBe(415);
  });
});
