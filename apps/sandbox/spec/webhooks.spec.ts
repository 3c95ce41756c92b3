import { describe, expect, it, vi } from 'vitest';
import {
  anIntent,
  aSandbox,
  confirmAsBrowser,
  controlling,
  createStripe,
  WEBHOOK_SECRET,
} from './sandbox-under-test.ts';
import { aReceiver } from './webhook-receiver.ts';
import type { Receiver } from './webhook-receiver.ts';

const SOON = 15_000;
/** Longer than any test, so that only the sandbox clock ends a reorder window. */
const HOUR_S = 3600;

async function aListeningSite() {
  const receiver = await aReceiver();
  const { addresses } = await aSandbox({ STRIPE_WEBHOOK_URL: receiver.url });
  return { http: addresses.http, stripe: createStripe(addresses.http), receiver };
}

const listTypes = ({ received }: Receiver) => received.map(({ type }) => type);
const PAID = ['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded'];

describe('webhooks', () => {
  it('are listed as pending until the endpoint accepts them', async () => {
    const { http, stripe, receiver } = await aListeningSite();
    const pending = () => controlling(http, 'GET', 'deliveries');
    await controlling(http, 'POST', 'faults', { service: 'webhooks', mode: 'error' });

    await stripe.customers.create({});

    expect(await pending()).toEqual([{ url: receiver.url, type: 'customer.created' }]);
    await controlling(http, 'DELETE', 'faults');
    await vi.waitFor(async () => expect(await pending()).toEqual([]), SOON);
    expect(listTypes(receiver)).toEqual(['customer.created']);
  });

  it('are signed with the Stripe scheme', async () => {
    const { stripe, receiver } = await aListeningSite();

    const intent = await anIntent(stripe, {
      payment_method: 'pm_card_visa',
      confirm: true,
      metadata: { donation_id: '17' },
    });

    await vi.waitFor(() => expect(listTypes(receiver).sort()).toEqual([...PAID].sort()), SOON);
    const paid = receiver.received.find(({ type }) => type === 'payment_intent.succeeded');
    const signature = paid?.headers['stripe-signature'] ?? '';
    const event = stripe.webhooks.constructEvent(paid?.body ?? '', signature, WEBHOOK_SECRET);
    expect(event).toMatchObject({
      object: 'event',
      livemode: false,
      data: { object: { id: intent.id, status: 'succeeded', metadata: { donation_id: '17' } } },
    });
    const refusing = () => stripe.webhooks.constructEvent(paid?.body ?? '', signature, 'whsec_other');
    expect(refusing).toThrow();
  });

  it('report declines, authentication, cancellation, refunds and disputes', async () => {
    const { http, stripe, receiver } = await aListeningSite();

    await confirmAsBrowser(http, (await anIntent(stripe)).client_secret, { number: '4000000000000002' });
    await confirmAsBrowser(http, (await anIntent(stripe)).client_secret, { number: '4000002760003184' });
    await stripe.paymentIntents.cancel((await anIntent(stripe)).id);
    const disputed = await anIntent(stripe, { payment_method: 'pm_card_createDispute', confirm: true });
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
    }, SOON);
  });

  it('are not sent for a request that was rolled back', async () => {
    const { stripe, receiver } = await aListeningSite();

    const wrong = anIntent(stripe, { confirm: true, expand: ['nothing'], payment_method: 'pm_card_visa' });
    await expect(wrong).rejects.toMatchObject({ statusCode: 400 });
    await stripe.customers.create({});

    await vi.waitFor(() => expect(listTypes(receiver)).toEqual(['customer.created']), SOON);
    expect((await stripe.paymentIntents.list()).data).toEqual([]);
  });

  it('are retried until they are accepted', async () => {
    const { stripe, receiver } = await aListeningSite();
    receiver.answerNext(500, 409);

    await anIntent(stripe);

    await vi.waitFor(() => expect(receiver.received).toHaveLength(3), SOON);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
  });

  it('go to an endpoint that is registered later, once even if it is registered twice', async () => {
    const { addresses } = await aSandbox({ STRIPE_WEBHOOK_URL: 'http://127.0.0.1:9/nobody' });
    const late = await aReceiver();
    await controlling(addresses.http, 'POST', 'endpoints', { stripe: late.url });
    await controlling(addresses.http, 'POST', 'endpoints', { stripe: late.url });

    await anIntent(createStripe(addresses.http));

    await vi.waitFor(() => expect(listTypes(late)).toEqual(['payment_intent.created']), SOON);
    const targets = await controlling<{ service: string }[]>(addresses.http, 'GET', 'endpoints');
    expect(targets.filter(({ service }) => service === 'stripe')).toHaveLength(2);
  });

  it('are dropped under the down fault', async () => {
    const { http, stripe, receiver } = await aListeningSite();
    await controlling(http, 'POST', 'faults', { service: 'webhooks', mode: 'down', match: 'succeeded' });

    await anIntent(stripe, { payment_method: 'pm_card_visa', confirm: true });
    await controlling(http, 'DELETE', 'faults');
    await stripe.customers.create({});

    await vi.waitFor(
      () => expect(listTypes(receiver).sort()).toEqual(['customer.created', 'payment_intent.created']),
      SOON,
    );
    expect((await stripe.events.list({ type: 'payment_intent.succeeded' })).data).toHaveLength(1);
  });

  it('are retried after an error', async () => {
    const { http, stripe, receiver } = await aListeningSite();
    await controlling(http, 'POST', 'faults', { service: 'webhooks', mode: 'error', times: 2 });

    await anIntent(stripe);

    await vi.waitFor(() => expect(listTypes(receiver)).toEqual(['payment_intent.created']), SOON);
    const calls = await controlling<{ status: number }[]>(http, 'GET', 'calls?service=webhooks');
    expect(calls.map(({ status }) => status)).toEqual([500, 500, 200]);
  });

  it('are sent twice under the duplicate fault', async () => {
    const { http, stripe, receiver } = await aListeningSite();
    await controlling(http, 'POST', 'faults', { service: 'webhooks', mode: 'duplicate' });

    await anIntent(stripe);

    await vi.waitFor(() => expect(receiver.received).toHaveLength(2), SOON);
    expect(receiver.received[0]?.id).toBe(receiver.received[1]?.id);
  });

  it('are sent newest first under the reorder fault', async () => {
    const { http, stripe, receiver } = await aListeningSite();
    const fault = { service: 'webhooks', mode: 'reorder', delay_ms: HOUR_S * 1000 };
    await controlling(http, 'POST', 'faults', { ...fault, match: 'intent' });
    await controlling(http, 'POST', 'faults', { ...fault, match: 'charge' });

    await anIntent(stripe, { payment_method: 'pm_card_visa', confirm: true });
    await controlling(http, 'POST', 'clock', { advance_s: HOUR_S });

    await vi.waitFor(() => expect(listTypes(receiver)).toEqual([...PAID].reverse()), SOON);
  });

  it('are delayed under the slow fault', async () => {
    const { http, stripe, receiver } = await aListeningSite();
    await controlling(http, 'POST', 'faults', { service: 'webhooks', mode: 'slow', delay_ms: 300 });

    const asked = Date.now();
    await anIntent(stripe);

    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), SOON);
    expect(Date.now() - asked).toBeGreaterThanOrEqual(300);
  });
});
