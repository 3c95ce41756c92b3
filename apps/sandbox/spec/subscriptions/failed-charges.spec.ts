import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { waitUntilDelivered } from '../deliveries.ts';
import { confirmAsBrowser, DAY_S, START_S, WEBHOOK_SECRET } from '../test-sandbox.ts';
import { startReceiver } from '../webhook-receiver.ts';
import {
  createActiveSubscription,
  changeCard,
  listEventTypes,
  listInvoices,
  getLastEventId,
} from './test-subscriptions.ts';

/** A subscription whose second invoice was just declined. */
async function createFailedRenewal(env: Record<string, string> = {}) {
  const site = await createActiveSubscription(env);
  const { stripe, customer, id, advanceClock } = site;
  await changeCard(stripe, id, customer.id, 'pm_card_chargeCustomerFail');
  const before = await getLastEventId(stripe);
  const end = site.subscription.items.data[0]?.current_period_end ?? 0;
  await advanceClock(end - START_S);
  const [invoice] = await listInvoices(stripe, id);
  return { ...site, before, renewal: invoice as Stripe.Invoice };
}

describe('failed off-session charge', () => {
  it('leaves the invoice open and the subscription past due', async () => {
    const { stripe, id, before, renewal } = await createFailedRenewal();

    expect(renewal).toMatchObject({
      status: 'open',
      attempt_count: 1,
      attempted: true,
      amount_remaining: 2500,
    });
    expect((renewal.next_payment_attempt ?? 0) - renewal.created).toBe(3 * DAY_S);
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('past_due');
    expect(await listEventTypes(stripe, before)).toEqual([
      'invoice.created',
      'invoice.finalized',
      'payment_intent.created',
      'customer.subscription.updated',
      'charge.failed',
      'payment_intent.payment_failed',
      'invoice.payment_failed',
      'customer.subscription.updated',
    ]);
  });

  it('sends an event signed with real time although the clock was moved', async () => {
    const receiver = await startReceiver();
    const { http, stripe, id, renewal } = await createFailedRenewal({ STRIPE_WEBHOOK_URL: receiver.url });

    await waitUntilDelivered(http, receiver);

    const delivery = receiver.received.find(({ type }) => type === 'invoice.payment_failed');
    const signature = String(delivery?.headers['stripe-signature']);
    const event = stripe.webhooks.constructEvent(String(delivery?.body), signature, WEBHOOK_SECRET);
    expect(event.created).toBe(renewal.created);
    expect(event.request).toMatchObject({ id: null });
    expect(event.data.object).toMatchObject({
      id: renewal.id,
      next_payment_attempt: renewal.next_payment_attempt,
      parent: { subscription_details: { subscription: id } },
    });
  });

  it('is retried after 3, 5 and 7 days, then cancels the subscription', async () => {
    const { stripe, id, advanceClock, renewal, before } = await createFailedRenewal();

    const attempts: (number | undefined)[] = [];
    for (const days of [3, 5, 7]) {
      await advanceClock(days * DAY_S);
      attempts.push((await stripe.invoices.retrieve(renewal.id)).attempt_count);
    }

    expect(attempts).toEqual([2, 3, 4]);
    const ended = await stripe.subscriptions.retrieve(id);
    expect(ended).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'payment_failed' } });
    expect(await stripe.invoices.retrieve(renewal.id)).toMatchObject({
      status: 'open',
      next_payment_attempt: null,
    });
    expect((await listEventTypes(stripe, before)).at(-1)).toBe('customer.subscription.deleted');
    await advanceClock(60 * DAY_S);
    expect(await listInvoices(stripe, id)).toHaveLength(2);
  });

  it('succeeds on the next retry after the donor changed the card', async () => {
    const { stripe, customer, id, advanceClock, renewal } = await createFailedRenewal();
    await changeCard(stripe, id, customer.id, 'pm_card_mastercard');

    await advanceClock(3 * DAY_S);

    expect(await stripe.invoices.retrieve(renewal.id)).toMatchObject({ status: 'paid', attempt_count: 2 });
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
  });

  it('can be paid at once with another card', async () => {
    const { stripe, customer, id, renewal } = await createFailedRenewal();
    await expect(stripe.invoices.pay(renewal.id)).rejects.toMatchObject({
      type: 'StripeCardError',
      code: 'card_declined',
    });
    await changeCard(stripe, id, customer.id, 'pm_card_visa');

    const paid = await stripe.invoices.pay(renewal.id);

    expect(paid).toMatchObject({ status: 'paid', attempt_count: 1, next_payment_attempt: null });
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
    await expect(stripe.invoices.pay(renewal.id)).rejects.toThrow('Invoice is already paid');
  });

  it('can be paid in the browser, which saves the new card', async () => {
    const { http, stripe, id, renewal } = await createFailedRenewal();
    const open = await stripe.invoices.retrieve(renewal.id, { expand: ['confirmation_secret'] });

    await confirmAsBrowser(http, String(open.confirmation_secret?.client_secret), {
      number: '5555555555554444',
    });

    const active = await stripe.subscriptions.retrieve(id, { expand: ['default_payment_method'] });
    expect(active).toMatchObject({ status: 'active', default_payment_method: { card: { last4: '4444' } } });
  });

  it('no longer makes the subscription past due once the invoice is voided', async () => {
    const { stripe, id, renewal } = await createFailedRenewal();

    const voided = await stripe.invoices.voidInvoice(renewal.id);

    expect(voided.status).toBe('void');
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
    await expect(stripe.invoices.voidInvoice(renewal.id)).rejects.toThrow(/This invoice isn't open/);
  });

  it('reports an expired card', async () => {
    // The sandbox starts in March 2026.
    const site = await createActiveSubscription({}, { exp_month: 4, exp_year: 2026 });

    await site.advanceClock(95 * DAY_S);

    const failed = (await site.stripe.charges.list({ customer: site.customer.id })).data.find(
      ({ paid }) => !paid,
    );
    expect(failed?.failure_code).toBe('expired_card');
  });

  it('happens when the customer no longer has a card', async () => {
    const { stripe, customer, id, advanceClock } = await createActiveSubscription();
    const [card] = (await stripe.paymentMethods.list({ customer: customer.id, type: 'card' })).data;
    await stripe.paymentMethods.detach(String(card?.id));

    await advanceClock(32 * DAY_S);

    expect((await stripe.subscriptions.retrieve(id)).status).toBe('past_due');
    expect(await listEventTypes(stripe)).toContain('invoice.payment_failed');
  });
});
