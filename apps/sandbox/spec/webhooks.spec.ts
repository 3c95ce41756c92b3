import { describe, expect, it, vi } from 'vitest';
import {
  createIntent,
  startTestSandbox,
  confirmAsBrowser,
  callControlApi,
  createStripe,
  WEBHOOK_SECRET,
} from './test-sandbox.ts';
import { startReceiver } from './webhook-receiver.ts';
import type { Receiver } from './webhook-receiver.ts';

const TIMEOUT_MS = 15_000;
/** Longer than any test, so that only the sandbox clock ends a reorder window. */
const HOUR_S = 3600;

async function startListeningSite() {
  const receiver = await startReceiver();
  const { urls } = await startTestSandbox({ STRIPE_WEBHOOK_URL: receiver.url });
  return { http: urls.http, stripe: createStripe(urls.http), receiver };
}

const listTypes = ({ received }: Receiver) => received.map(({ type }) => type);
const PAID = ['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded'];

describe('webhooks', () => {
  it('are listed as pending until the endpoint accepts them', async () => {
    const { http, stripe, receiver } = await startListeningSite();
    const pending = () => callControlApi(http, 'GET', 'deliveries');
    await callControlApi(http, 'POST', 'faults', { service: 'webhooks', mode: 'error' });

    await stripe.customers.create({});

    expect(await pending()).toEqual([{ url: receiver.url, type: 'customer.created' }]);
    await callControlApi(http, 'DELETE', 'faults');
    await vi.waitFor(async () => expect(await pending()).toEqual([]), TIMEOUT_MS);
    expect(listTypes(receiver)).toEqual(['customer.created']);
  });

  it('are signed with the Stripe scheme', async () => {
    const { stripe, receiver } = await startListeningSite();

    const intent = await createIntent(stripe, {
      payment_method: 'pm_card_visa',
      confirm: true,
      metadata: { donation_id: '17' },
    });

    await vi.waitFor(() => expect(listTypes(receiver).sort()).toEqual([...PAID].sort()), TIMEOUT_MS);
    const paid = receiver.received.find(({ type }) => type === 'payment_intent.succeeded');
    const signature = paid?.headers['stripe-signature'] ?? '';
    const event = stripe.webhooks.constructEvent(paid?.body ?? '', signature, WEBHOOK_SECRET);
    expect(event).toMatchObject({
      object: 'event',
      livemode: false,
      data: { object: { id: intent.id, status: 'succeeded', metadata: { donation_id: '17' } } },
    });
    const verifyWithOtherSecret = () =>
      stripe.webhooks.constructEvent(paid?.body ?? '', signature, 'whsec_other');
    expect(verifyWithOtherSecret).toThrow();
  });

  it('report declines, authentication, cancellation, refunds and disputes', async () => {
    const { http, stripe, receiver } = await startListeningSite();

    await confirmAsBrowser(http, (await createIntent(stripe)).client_secret, { number: '4000000000000002' });
    await confirmAsBrowser(http, (await createIntent(stripe)).client_secret, { number: '4000002760003184' });
    await stripe.paymentIntents.cancel((await createIntent(stripe)).id);
    const disputed = await createIntent(stripe, { payment_method: 'pm_card_createDispute', confirm: true });
    await stripe.refunds.create({ payment_intent: disputed.id });

    await vi.waitFor(() => {
      expect(listTypes(receiver)).toEqual(
        expect.arrayContaining([
          'charge.failed',
          'payment_intent.payment_failed',
          'payment_intent.requires_action',
          'payment_intent.canceled',
          'charge.dispute.created',
          'charge.refunded',
        ]),
      );
    }, TIMEOUT_MS);
  });

  it('are not sent for a request that was rolled back', async () => {
    const { stripe, receiver } = await startListeningSite();

    const invalid = createIntent(stripe, {
      confirm: true,
      expand: ['nothing'],
      payment_method: 'pm_card_visa',
    });
    await expect(invalid).rejects.toMatchObject({ statusCode: 400 });
    await stripe.customers.create({});

    await vi.waitFor(() => expect(listTypes(receiver)).toEqual(['customer.created']), TIMEOUT_MS);
    expect((await stripe.paymentIntents.list()).data).toEqual([]);
  });

  it('are retried until they are accepted', async () => {
    const { stripe, receiver } = await startListeningSite();
    receiver.queueStatuses(500, 409);

    await createIntent(stripe);

    await vi.waitFor(() => expect(receiver.received).toHaveLength(3), TIMEOUT_MS);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
  });

  it('go to an endpoint that is registered later, once even if it is registered twice', async () => {
    const { urls } = await startTestSandbox({ STRIPE_WEBHOOK_URL: 'http://127.0.0.1:9/nobody' });
    const lateReceiver = await startReceiver();
    await callControlApi(urls.http, 'POST', 'endpoints', { stripe: lateReceiver.url });
    await callControlApi(urls.http, 'POST', 'endpoints', { stripe: lateReceiver.url });

    await createIntent(createStripe(urls.http));

    await vi.waitFor(() => expect(listTypes(lateReceiver)).toEqual(['payment_intent.created']), TIMEOUT_MS);
    const targets = await callControlApi<{ service: string }[]>(urls.http, 'GET', 'endpoints');
    expect(targets.filter(({ service }) => service === 'stripe')).toHaveLength(2);
  });

  it('are dropped under the down fault', async () => {
    const { http, stripe, receiver } = await startListeningSite();
    await callControlApi(http, 'POST', 'faults', { service: 'webhooks', mode: 'down', match: 'succeeded' });

    await createIntent(stripe, { payment_method: 'pm_card_visa', confirm: true });
    await callControlApi(http, 'DELETE', 'faults');
    await stripe.customers.create({});

    await vi.waitFor(
      () => expect(listTypes(receiver).sort()).toEqual(['customer.created', 'payment_intent.created']),
      TIMEOUT_MS,
    );
    expect((await stripe.events.list({ type: 'payment_intent.succeeded' })).data).toHaveLength(1);
  });

  it('are retried after an error', async () => {
    const { http, stripe, receiver } = await startListeningSite();
    await callControlApi(http, 'POST', 'faults', { service: 'webhooks', mode: 'error', times: 2 });

    await createIntent(stripe);

    await vi.waitFor(() => expect(listTypes(receiver)).toEqual(['payment_intent.created']), TIMEOUT_MS);
    const calls = await callControlApi<{ status: number }[]>(http, 'GET', 'calls?service=webhooks');
    expect(calls.map(({ status }) => status)).toEqual([500, 500, 200]);
  });

  it('are sent twice under the duplicate fault', async () => {
    const { http, stripe, receiver } = await startListeningSite();
    await callControlApi(http, 'POST', 'faults', { service: 'webhooks', mode: 'duplicate' });

    await createIntent(stripe);

    await vi.waitFor(() => expect(receiver.received).toHaveLength(2), TIMEOUT_MS);
    expect(receiver.received[0]?.id).toBe(receiver.received[1]?.id);
  });

  it('are sent newest first under the reorder fault', async () => {
    const { http, stripe, receiver } = await startListeningSite();
    const fault = { service: 'webhooks', mode: 'reorder', delay_ms: HOUR_S * 1000 };
    await callControlApi(http, 'POST', 'faults', { ...fault, match: 'intent' });
    await callControlApi(http, 'POST', 'faults', { ...fault, match: 'charge' });

    await createIntent(stripe, { payment_method: 'pm_card_visa', confirm: true });
    await callControlApi(http, 'POST', 'clock', { advance_s: HOUR_S });

    await vi.waitFor(() => expect(listTypes(receiver)).toEqual([...PAID].reverse()), TIMEOUT_MS);
  });

  it('are delayed under the slow fault', async () => {
    const { http, stripe, receiver } = await startListeningSite();
    await callControlApi(http, 'POST', 'faults', { service: 'webhooks', mode: 'slow', delay_ms: 300 });

    const startedAt = Date.now();
    await createIntent(stripe);

    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), TIMEOUT_MS);
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(300);
  });
});
