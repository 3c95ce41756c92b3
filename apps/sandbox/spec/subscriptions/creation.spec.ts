import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { waitUntilDelivered } from '../deliveries.ts';
import { authenticateAsBrowser, confirmAsBrowser, START_S, WEBHOOK_SECRET } from '../test-sandbox.ts';
import { startReceiver } from '../webhook-receiver.ts';
import {
  setUpCustomer,
  createActiveSubscription,
  createSubscription,
  listEventTypes,
  getLastEventId,
} from './test-subscriptions.ts';

describe('new subscription', () => {
  it('is incomplete until its first invoice is paid in the browser', async () => {
    const { stripe, customer } = await setUpCustomer();

    const { subscription, invoice, secret, intent } = await createSubscription(stripe, customer.id);

    expect(subscription).toMatchObject({ status: 'incomplete', metadata: { donation_id: '17' } });
    expect(subscription.items.data).toMatchObject([
      { price: { unit_amount: 2500, product: 'monthly-gift' } },
    ]);
    expect(invoice).toMatchObject({
      status: 'open',
      amount_due: 2500,
      billing_reason: 'subscription_create',
      attempt_count: 0,
      parent: { subscription_details: { subscription: subscription.id, metadata: { donation_id: '17' } } },
    });
    expect(invoice).not.toHaveProperty('payment_intent');
    const paymentIntent = await stripe.paymentIntents.retrieve(intent);
    expect(paymentIntent).toMatchObject({
      amount: 2500,
      customer: customer.id,
      metadata: {},
      client_secret: secret,
    });
    expect(await listEventTypes(stripe)).toEqual(
      expect.arrayContaining([
        'customer.subscription.created',
        'invoice.created',
        'invoice.finalized',
        'payment_intent.created',
      ]),
    );
  });

  it('becomes active once the first invoice is paid, and saves the card', async () => {
    const { http, stripe, customer } = await setUpCustomer();
    const { subscription, invoice, secret, intent } = await createSubscription(stripe, customer.id);
    const before = await getLastEventId(stripe);

    await confirmAsBrowser(http, secret);

    const active = await stripe.subscriptions.retrieve(subscription.id, {
      expand: ['default_payment_method'],
    });
    expect(active).toMatchObject({
      status: 'active',
      default_payment_method: {
        customer: customer.id,
        card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2040 },
      },
    });
    expect(await stripe.invoices.retrieve(invoice.id)).toMatchObject({
      status: 'paid',
      amount_paid: 2500,
      amount_remaining: 0,
      attempt_count: 1,
    });
    const payments = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: intent },
    });
    expect(payments.data).toMatchObject([{ invoice: invoice.id, status: 'paid', amount_paid: 2500 }]);
    expect(await listEventTypes(stripe, before)).toEqual([
      'charge.succeeded',
      'payment_method.attached',
      'payment_intent.succeeded',
      'invoice_payment.paid',
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.updated',
    ]);
  });

  it('sends a signed event that contains the subscription id', async () => {
    const receiver = await startReceiver();
    const { http, stripe, id } = await createActiveSubscription({ STRIPE_WEBHOOK_URL: receiver.url });

    await waitUntilDelivered(http, receiver);

    const delivery = receiver.received.find(({ type }) => type === 'invoice.paid');
    const signature = String(delivery?.headers['stripe-signature']);
    const event = stripe.webhooks.constructEvent(String(delivery?.body), signature, WEBHOOK_SECRET);
    expect(event.data.object).toMatchObject({ parent: { subscription_details: { subscription: id } } });
  });

  it('stays incomplete after a decline and can be paid with another card', async () => {
    const { http, stripe, customer } = await setUpCustomer();
    const { subscription, invoice, secret } = await createSubscription(stripe, customer.id);

    const declined = await confirmAsBrowser(http, secret, { number: '4000000000009995' });
    const afterDecline = await stripe.subscriptions.retrieve(subscription.id);
    const retried = await confirmAsBrowser(http, secret);

    expect(declined.body.error).toMatchObject({ decline_code: 'insufficient_funds' });
    expect(afterDecline.status).toBe('incomplete');
    expect(retried.body.status).toBe('succeeded');
    expect(await stripe.invoices.retrieve(invoice.id)).toMatchObject({ status: 'paid', attempt_count: 1 });
    expect(await listEventTypes(stripe)).toContain('invoice.payment_failed');
  });

  it('asks the cardholder to authenticate when the card requires it', async () => {
    const { http, stripe, customer } = await setUpCustomer();
    const { subscription, secret } = await createSubscription(stripe, customer.id);

    const challenged = await confirmAsBrowser(http, secret, { number: '4000002760003184' });
    const source = challenged.body.next_action?.use_stripe_sdk.source ?? '';
    await authenticateAsBrowser(http, secret, source, 'complete');

    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
    expect(await listEventTypes(stripe)).toContain('invoice.payment_action_required');
  });

  it('cannot be charged by the server before the browser has confirmed', async () => {
    const { stripe, customer } = await setUpCustomer();
    const { invoice, intent } = await createSubscription(stripe, customer.id);

    await expect(stripe.invoices.pay(invoice.id)).rejects.toBeInstanceOf(
      Stripe.errors.StripeInvalidRequestError,
    );
    await expect(stripe.paymentIntents.cancel(intent)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
    await expect(stripe.paymentIntents.update(intent, { amount: 100 })).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  it('returns the same subscription for the same idempotency key', async () => {
    const { stripe, customer } = await setUpCustomer();
    const params = {
      customer: customer.id,
      items: [
        {
          price_data: {
            product: 'monthly-gift',
            currency: 'usd',
            unit_amount: 500,
            recurring: { interval: 'month' },
          },
        },
      ],
      payment_behavior: 'default_incomplete',
    } satisfies Stripe.SubscriptionCreateParams;

    const first = await stripe.subscriptions.create(params, { idempotencyKey: 'gift:17' });
    const second = await stripe.subscriptions.create(params, { idempotencyKey: 'gift:17' });

    expect(second.id).toBe(first.id);
    expect((await stripe.subscriptions.list({ status: 'all' })).data).toHaveLength(1);
  });

  it('has a period of one month', async () => {
    const { subscription } = await createSubscription(...(await setUpStripeAndCustomer()));

    const [item] = subscription.items.data;
    expect(item?.current_period_start).toBe(START_S);
    expect(item?.current_period_end).toBe(Date.parse('2026-04-10T12:00:00Z') / 1000);
  });
});

async function setUpStripeAndCustomer(): Promise<[Stripe, string]> {
  const { stripe, customer } = await setUpCustomer();
  return [stripe, customer.id];
}
