import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { listDeliveries, waitUntilDelivered, waitUntilFailed } from './deliveries.ts';
import {
  advanceClock,
  createIntent,
  startTestSandbox,
  confirmAsBrowser,
  callControlApi,
  createStripe,
  HOUR_S,
  waitFor,
  WEBHOOK_SECRET,
} from './test-sandbox.ts';
import { startReceiver } from './webhook-receiver.ts';
import type { Receiver } from './webhook-receiver.ts';

async function startListeningSite(env: Record<string, string> = {}) {
  const receiver = await startReceiver();
  const { urls } = await startTestSandbox({ STRIPE_WEBHOOK_URL: receiver.url, ...env });
  return { http: urls.http, stripe: createStripe(urls.http), receiver };
}

const listStatuses = async (http: string) =>
  (await callControlApi<{ status: number }[]>(http, 'GET', 'calls?service=webhooks')).map(
    ({ status }) => status,
  );

const listTypes = ({ received }: Receiver) => received.map(({ type }) => type);
const PAID = ['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded'];

describe('webhooks', () => {
  it('are listed as pending until the endpoint accepts them', async () => {
    const { http, stripe, receiver } = await startListeningSite();
    await callControlApi(http, 'POST', 'faults', { service: 'webhooks', mode: 'error' });

    await stripe.customers.create({});

    await waitUntilFailed(http, 1);
    expect(await listDeliveries(http)).toEqual([
      { url: receiver.url, type: 'customer.created', attempts: 1 },
    ]);
    await callControlApi(http, 'DELETE', 'faults');
    await advanceClock(http, 1);
    await waitUntilDelivered(http, receiver);
    expect(listTypes(receiver)).toEqual(['customer.created']);
  });

  it('are signed with the Stripe scheme', async () => {
    const { http, stripe, receiver } = await startListeningSite();

    const intent = await createIntent(stripe, {
      payment_method: 'pm_card_visa',
      confirm: true,
      metadata: { donation_id: '17' },
    });

    await waitUntilDelivered(http, receiver);
    expect(listTypes(receiver).sort()).toEqual([...PAID].sort());
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
    await expect(stripe.refunds.create({ payment_intent: disputed.id })).rejects.toMatchObject({
      code: 'charge_disputed',
    });
    const paid = await createIntent(stripe, { payment_method: 'pm_card_visa', confirm: true });
    await stripe.refunds.create({ payment_intent: paid.id });

    await waitUntilDelivered(http, receiver);
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
  });

  it('are not sent for a request that was rolled back', async () => {
    const { http, stripe, receiver } = await startListeningSite();

    const invalid = createIntent(stripe, {
      confirm: true,
      expand: ['nothing'],
      payment_method: 'pm_card_visa',
    });
    await expect(invalid).rejects.toMatchObject({ statusCode: 400 });
    await stripe.customers.create({});

    await waitUntilDelivered(http, receiver);
    expect(listTypes(receiver)).toEqual(['customer.created']);
    expect((await stripe.paymentIntents.list()).data).toEqual([]);
  });

  it('are retried until they are accepted', async () => {
    const { http, stripe, receiver } = await startListeningSite();
    receiver.queueStatuses(500, 409);

    await createIntent(stripe);
    await waitUntilFailed(http, 1);
    await advanceClock(http, 1);
    await waitUntilFailed(http, 2);
    await advanceClock(http, 1);

    await waitUntilDelivered(http, receiver);
    expect(receiver.received).toHaveLength(3);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
  });

  it('are retried as real time passes when the sandbox has no fixed time', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { http, stripe, receiver } = await startListeningSite({ SANDBOX_FIXED_TIME: '' });
    await callControlApi(http, 'POST', 'faults', { service: 'webhooks', mode: 'error', times: 1 });

    await createIntent(stripe);

    // Each check also advances the fake timers.
    await waitFor(() => expect(listTypes(receiver)).toEqual(['payment_intent.created']));
  });

  it('go to an endpoint that is registered later, once even if it is registered twice', async () => {
    const { urls } = await startTestSandbox();
    const lateReceiver = await startReceiver();
    await callControlApi(urls.http, 'POST', 'endpoints', { stripe: lateReceiver.url });
    await callControlApi(urls.http, 'POST', 'endpoints', { stripe: lateReceiver.url });

    await createIntent(createStripe(urls.http));

    await waitUntilDelivered(urls.http, lateReceiver);
    expect(listTypes(lateReceiver)).toEqual(['payment_intent.created']);
    const targets = await callControlApi<{ service: string }[]>(urls.http, 'GET', 'endpoints');
    expect(targets.filter(({ service }) => service === 'stripe')).toHaveLength(2);
  });

  it('are dropped when all endpoints are removed', async () => {
    const { http, stripe, receiver } = await startListeningSite();
    await callControlApi(http, 'POST', 'faults', { service: 'webhooks', mode: 'error', times: 1 });
    await createIntent(stripe);

    await callControlApi(http, 'DELETE', 'endpoints');
    await createIntent(stripe);

    expect(await callControlApi(http, 'GET', 'endpoints')).toEqual([]);
    expect(await callControlApi(http, 'GET', 'deliveries')).toEqual([]);
    expect(receiver.received).toEqual([]);
  });

  it('are dropped under the down fault', async () => {
    const { http, stripe, receiver } = await startListeningSite();
    await callControlApi(http, 'POST', 'faults', { service: 'webhooks', mode: 'down', match: 'succeeded' });

    await createIntent(stripe, { payment_method: 'pm_card_visa', confirm: true });
    await callControlApi(http, 'DELETE', 'faults');
    await stripe.customers.create({});

    await waitUntilDelivered(http, receiver);
    expect(listTypes(receiver).sort()).toEqual(['customer.created', 'payment_intent.created']);
    expect((await stripe.events.list({ type: 'payment_intent.succeeded' })).data).toHaveLength(1);
  });

  it('are retried after an error', async () => {
    const { http, stripe, receiver } = await startListeningSite();
    await callControlApi(http, 'POST', 'faults', { service: 'webhooks', mode: 'error', times: 2 });

    await createIntent(stripe);
    await waitUntilFailed(http, 1);
    await advanceClock(http, 1);
    await waitUntilFailed(http, 2);
    await advanceClock(http, 1);

    await waitUntilDelivered(http, receiver);
    expect(listTypes(receiver)).toEqual(['payment_intent.created']);
    expect(await listStatuses(http)).toEqual([500, 500, 200]);
  });

  it('are sent twice under the duplicate fault', async () => {
    const { http, stripe, receiver } = await startListeningSite();
    await callControlApi(http, 'POST', 'faults', { service: 'webhooks', mode: 'duplicate' });

    await createIntent(stripe);

    await waitUntilDelivered(http, receiver);
    expect(receiver.received).toHaveLength(2);
    expect(receiver.received[0]?.id).toBe(receiver.received[1]?.id);
  });

  it('are sent newest first under the reorder fault', async () => {
    const { http, stripe, receiver } = await startListeningSite();
    const fault = { service: 'webhooks', mode: 'reorder', delay_ms: HOUR_S * 1000 };
    await callControlApi(http, 'POST', 'faults', { ...fault, match: 'intent' });
    await callControlApi(http, 'POST', 'faults', { ...fault, match: 'charge' });

    await createIntent(stripe, { payment_method: 'pm_card_visa', confirm: true });
    await advanceClock(http, HOUR_S);

    await waitUntilDelivered(http, receiver);
    expect(listTypes(receiver)).toEqual([...PAID].reverse());
  });

  it('are delayed under the slow fault', async () => {
    const { http, stripe, receiver } = await startListeningSite();
    const delay_ms = HOUR_S * 1000;
    await callControlApi(http, 'POST', 'faults', { service: 'webhooks', mode: 'slow', delay_ms });

    await createIntent(stripe);
    await advanceClock(http, HOUR_S - 1);
    const before = [listTypes(receiver), await listStatuses(http)];
    await advanceClock(http, 1);

    await waitUntilDelivered(http, receiver);
    expect(before).toEqual([[], []]);
    expect(listTypes(receiver)).toEqual(['payment_intent.created']);
    expect(await listStatuses(http)).toEqual([200]);
  });
});
