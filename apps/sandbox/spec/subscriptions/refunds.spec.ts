import { describe, expect, it } from 'vitest';
import { confirmAsBrowser, MONTH_S } from '../test-sandbox.ts';
import {
  setUpCustomer,
  createActiveSubscription,
  createSubscription,
  listEventTypes,
  getLastEventId,
} from './test-subscriptions.ts';

describe('payment of an invoice', () => {
  it('is refunded while the subscription stays active', async () => {
    const { stripe, id, intent, invoice } = await createActiveSubscription();

    const refund = await stripe.refunds.create({ payment_intent: intent });

    expect(refund).toMatchObject({ amount: 2500, status: 'succeeded' });
    expect((await stripe.invoices.retrieve(invoice.id)).status).toBe('paid');
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
    const payments = await stripe.invoicePayments.list({ invoice: invoice.id, status: 'paid' });
    expect(payments.data).toMatchObject([{ payment: { payment_intent: intent } }]);
  });

  it('can be disputed', async () => {
    const { http, stripe, customer } = await setUpCustomer();
    const { secret, intent } = await createSubscription(stripe, customer.id);

    await confirmAsBrowser(http, secret, { number: '4000000000000259' });

    expect((await stripe.disputes.list({ payment_intent: intent })).data).toMatchObject([{ amount: 2500 }]);
  });

  it('is not followed by another one after the customer is deleted', async () => {
    const { stripe, customer, id, advanceClock } = await createActiveSubscription();
    const before = await getLastEventId(stripe);

    await stripe.customers.del(customer.id);
    await advanceClock(MONTH_S);

    expect((await stripe.subscriptions.retrieve(id)).status).toBe('canceled');
    expect(await listEventTypes(stripe, before)).toEqual([
      'customer.subscription.deleted',
      'customer.deleted',
    ]);
  });

  it('was made with a card that is listed for the customer', async () => {
    const { stripe, customer } = await createActiveSubscription();

    const cards = await stripe.customers.listPaymentMethods(customer.id, { type: 'card' });

    expect(cards.data).toMatchObject([{ card: { brand: 'visa', last4: '4242' } }]);
  });
});
