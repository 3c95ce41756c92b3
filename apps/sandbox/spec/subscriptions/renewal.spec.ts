import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { authenticateAsBrowser, confirmAsBrowser, DAY_S, HOUR_S, MONTH_S } from '../test-sandbox.ts';
import {
  setUpCustomer,
  createActiveSubscription,
  createSubscription,
  changeCard,
  listEventTypes,
  listInvoices,
  getLastEventId,
} from './test-subscriptions.ts';

describe('subscription renewal', () => {
  it('invoices the next period and charges the saved card', async () => {
    const { stripe, customer, id, advanceClock, subscription } = await createActiveSubscription();
    const before = await getLastEventId(stripe);

    await advanceClock(MONTH_S);

    const [renewal, ...others] = await listInvoices(stripe, id);
    expect(others).toHaveLength(1);
    expect(renewal).toMatchObject({
      status: 'paid',
      billing_reason: 'subscription_cycle',
      amount_paid: 2500,
      attempt_count: 1,
      customer: customer.id,
    });
    const period = subscription.items.data[0]?.current_period_end;
    expect(renewal?.lines.data[0]?.period.start).toBe(period);
    expect(renewal?.created).toBe(period);
    const active = await stripe.subscriptions.retrieve(id);
    expect(active).toMatchObject({ status: 'active', latest_invoice: renewal?.id });
    expect(active.items.data[0]?.current_period_start).toBe(period);
    expect(await listEventTypes(stripe, before)).toEqual([
      'invoice.created',
      'invoice.finalized',
      'payment_intent.created',
      'customer.subscription.updated',
      'charge.succeeded',
      'payment_intent.succeeded',
      'invoice_payment.paid',
      'invoice.paid',
      'invoice.payment_succeeded',
    ]);
  });

  it('renews once per elapsed month, in order', async () => {
    const { stripe, id, advanceClock } = await createActiveSubscription();

    await advanceClock(366 * DAY_S);

    const invoices = (await stripe.invoices.list({ subscription: id, limit: 100 })).data;
    expect(invoices).toHaveLength(13);
    expect(invoices.map(({ status }) => status)).toEqual(Array(13).fill('paid'));
    const created = invoices.map((invoice) => invoice.created);
    expect(created).toEqual([...created].sort((first, second) => second - first));
    const firstPage = await stripe.invoices.list({ subscription: id, limit: 10 });
    expect(firstPage.has_more).toBe(true);
    expect((await stripe.events.list({ type: 'invoice.paid', limit: 100 })).data).toHaveLength(13);
  });

  it('bills the changed amount from the next period on without proration', async () => {
    const { stripe, id, advanceClock, subscription } = await createActiveSubscription();
    const item = String(subscription.items.data[0]?.id);
    const price_data = {
      product: 'monthly-gift',
      currency: 'usd',
      unit_amount: 4000,
      recurring: { interval: 'month' as const },
    };

    await stripe.subscriptions.update(id, { items: [{ id: item, price_data }], proration_behavior: 'none' });
    const unchanged = await listInvoices(stripe, id);
    await advanceClock(MONTH_S);

    expect(unchanged).toHaveLength(1);
    expect((await listInvoices(stripe, id))[0]).toMatchObject({ status: 'paid', amount_paid: 4000 });
  });

  it('charges a card that was authenticated at setup', async () => {
    const { http, stripe, customer, advanceClock } = await setUpCustomer();
    const { subscription, secret } = await createSubscription(stripe, customer.id);
    const challenged = await confirmAsBrowser(http, secret, { number: '4000002500003155' });
    await authenticateAsBrowser(
      http,
      secret,
      challenged.body.next_action?.use_stripe_sdk.source ?? '',
      'complete',
    );

    await advanceClock(MONTH_S);

    expect((await listInvoices(stripe, subscription.id))[0]).toMatchObject({ status: 'paid' });
  });

  it('fails for a card that always requires authentication until the donor confirms in the browser', async () => {
    const { http, stripe, customer, advanceClock } = await setUpCustomer();
    const { subscription, secret } = await createSubscription(stripe, customer.id);
    const first = await confirmAsBrowser(http, secret, { number: '4000002760003184' });
    await authenticateAsBrowser(
      http,
      secret,
      first.body.next_action?.use_stripe_sdk.source ?? '',
      'complete',
    );

    await advanceClock(MONTH_S);
    const [failed] = await listInvoices(stripe, subscription.id);
    const open = await stripe.invoices.retrieve(String(failed?.id), {
      expand: ['confirmation_secret', 'payments.data.payment.payment_intent'],
    });
    const intent = open.payments?.data[0]?.payment.payment_intent as Stripe.PaymentIntent;
    const retrySecret = String(open.confirmation_secret?.client_secret);
    const challenged = await confirmAsBrowser(http, retrySecret, { number: '4000002760003184' });
    await authenticateAsBrowser(
      http,
      retrySecret,
      challenged.body.next_action?.use_stripe_sdk.source ?? '',
      'complete',
    );

    expect(intent.last_payment_error?.code).toBe('authentication_required');
    expect(failed?.status).toBe('open');
    expect(await listEventTypes(stripe)).toContain('invoice.payment_action_required');
    expect((await listInvoices(stripe, subscription.id))[0]?.status).toBe('paid');
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  });

  it('expires a subscription that was not paid within 23 hours', async () => {
    const { http, stripe, customer, advanceClock } = await setUpCustomer();
    const { subscription, invoice, secret, intent } = await createSubscription(stripe, customer.id);

    await advanceClock(23 * HOUR_S - 1);
    const waiting = await stripe.subscriptions.retrieve(subscription.id);
    await advanceClock(1);

    expect(waiting.status).toBe('incomplete');
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('incomplete_expired');
    expect((await stripe.invoices.retrieve(invoice.id)).status).toBe('void');
    expect((await stripe.paymentIntents.retrieve(intent)).status).toBe('canceled');
    expect((await confirmAsBrowser(http, secret)).body.error?.code).toBe('payment_intent_unexpected_state');
  });

  it('charges a card that was changed through a setup intent', async () => {
    const { http, stripe, customer, id, advanceClock } = await createActiveSubscription();
    const setup = await stripe.setupIntents.create({ customer: customer.id, usage: 'off_session' });
    await confirmAsBrowser(http, String(setup.client_secret), { number: '5555555555554444' });
    const { payment_method: card } = await stripe.setupIntents.retrieve(setup.id);
    await stripe.subscriptions.update(id, { default_payment_method: String(card) });

    await advanceClock(MONTH_S);

    const [charge] = (await stripe.charges.list({ customer: customer.id })).data;
    expect(charge).toMatchObject({ paid: true, payment_method_details: { card: { last4: '4444' } } });
  });

  it('rejects the card of another customer', async () => {
    const { stripe, id, customer } = await createActiveSubscription();
    const { id: otherCustomerId } = await stripe.customers.create({});

    await expect(changeCard(stripe, id, otherCustomerId, 'pm_card_visa')).rejects.toMatchObject({
      code: 'resource_missing',
    });
    expect((await stripe.paymentMethods.list({ customer: customer.id, type: 'card' })).data).toHaveLength(1);
  });
});

describe('subscription interval', () => {
  it.each([
    ['month', 3, 3],
    ['year', 1, 12],
  ] as const)('renews after %s × %i and no earlier', async (interval, interval_count, months) => {
    const recurring = { interval, interval_count };
    const price_data = { product: 'monthly-gift', currency: 'usd', unit_amount: 2500, recurring };
    const { stripe, id, advanceClock } = await createActiveSubscription({}, {}, { items: [{ price_data }] });

    await advanceClock(months * 28 * DAY_S);
    const early = await listInvoices(stripe, id);
    await advanceClock(months * 4 * DAY_S);

    expect(early).toHaveLength(1);
    const [renewal, ...others] = await listInvoices(stripe, id);
    expect(others).toHaveLength(1);
    expect(renewal).toMatchObject({ status: 'paid', amount_paid: 2500 });
    const [item] = (await stripe.subscriptions.retrieve(id)).items.data;
    expect(item?.plan).toMatchObject(recurring);
    expect(item?.current_period_start).toBe(renewal?.lines.data[0]?.period.start);
  });
});
