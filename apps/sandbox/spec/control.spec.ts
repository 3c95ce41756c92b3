import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import {
  advanceClock,
  createIntent,
  startTestSandbox,
  confirmAsBrowser,
  callControlApi,
  createStripe,
  DAY_S,
  HOUR_S,
  SECRET_KEY,
  START_S,
  waitFor,
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

/** A Stripe client whose requests can be aborted. */
function createAbortableStripe(http: string) {
  const controller = new AbortController();
  const httpClient = Stripe.createFetchHttpClient((url: string | URL | Request, init?: RequestInit) =>
    fetch(url, { ...init, signal: controller.signal }),
  );
  return { stripe: createStripe(http, SECRET_KEY, { httpClient }), abort: () => controller.abort() };
}

/** Reads the payment intents without a call of Stripe's API, to which a fault would apply. */
const listIntents = async (http: string) =>
  (await callControlApi<{ intents: object[] }>(http, 'GET', 'state')).intents;

describe('control API', () => {
  it('identifies itself', async () => {
    const { http } = await startStripe();

    expect(await callControlApi(http, 'GET', 'health')).toEqual({ service: 'paniscus-sandbox' });
  });

  it('simulates connection errors and error responses of Stripe', async () => {
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

    expect((await stripe.paymentIntents.list()).data).toEqual([]);
  });

  it('simulates slow responses of Stripe, which does its work at once', async () => {
    const { http, stripe } = await startStripe();
    const delay_ms = HOUR_S * 1000;
    await callControlApi(http, 'POST', 'faults', { service: 'stripe', mode: 'slow', delay_ms, times: 1 });
    const client = createAbortableStripe(http);

    const slow = createIntent(client.stripe);
    await waitFor(async () => expect(await listIntents(http)).toHaveLength(1));
    client.abort();

    await expect(slow).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
    expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
  });

  it('sends a slow response once its delay has passed on the sandbox clock', async () => {
    const { http, stripe } = await startStripe();
    const delay_ms = HOUR_S * 1000;
    await callControlApi(http, 'POST', 'faults', { service: 'stripe', mode: 'slow', delay_ms, times: 1 });
    const steps: string[] = [];

    const slow = createIntent(stripe).then(() => steps.push('responded'));
    await waitFor(async () => expect(await listIntents(http)).toHaveLength(1));
    await advanceClock(http, HOUR_S - 1);
    steps.push('waited');
    await advanceClock(http, 1);
    await slow;

    expect(steps).toEqual(['waited', 'responded']);
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
    expect(await callControlApi(http, 'GET', 'state?kind=customers')).toEqual({
      customers: [expect.objectContaining({ id: customer.id })],
    });
  });

  it('moves the clock ahead', async () => {
    const { http, stripe } = await startStripe();
    const before = await createIntent(stripe);

    const { now } = await advanceClock(http, DAY_S);

    const after = await createIntent(stripe);
    expect(now).toBe('2026-03-11T12:00:00.000Z');
    expect([before.created, after.created]).toEqual([START_S, START_S + DAY_S]);
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
