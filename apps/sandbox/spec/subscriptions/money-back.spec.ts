import { describe, expect, it } from 'vitest';
import { confirmAsBrowser } from '../sandbox-under-test.ts';
import {
  aMonthlySite,
  anActiveSubscription,
  aSubscription,
  eventTypes,
  lastEvent,
  MONTH_S,
} from './subscriptions-under-test.ts';

describe('payment of an invoice', () => {
  it('is refunded while the subscription stays active', async () => {
    const { stripe, id, intent, invoice } = await anActiveSubscription();

    const refund = await stripe.refunds.create({ payment_intent: intent });

    expect(refund).toMatchObject({ amount: 2500, status: 'succeeded' });
    expect((await stripe.invoices.retrieve(invoice.id)).status).toBe('paid');
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
    const payments = await stripe.invoicePayments.list({ invoice: invoice.id, status: 'paid' });
    expect(payments.data).toMatchObject([{ payment: { payment_intent: intent } }]);
  });

  it('can be disputed', async () => {
    const { http, stripe, customer } = await aMonthlySite();
    const { secret, intent } = await aSubscription(stripe, customer.id);

    await confirmAsBrowser(http, secret, { number: '4000000000000259' });

    expect((await stripe.disputes.list({ payment_intent: intent })).data).toMatchObject([{ amount: 2500 }]);
  });

  it('is the last one after the customer is deleted', async () => {
    const { stripe, customer, id, pass } = await anActiveSubscription();
    const before = await lastEvent(stripe);

    await stripe.customers.del(customer.id);
    await pass(MONTH_S);

    expect((await stripe.subscriptions.retrieve(id)).status).toBe('canceled');
    expect(await eventTypes(stripe, before)).toEqual(['customer.subscription.deleted', 'customer.deleted']);
  });

  it('was made with a card that is listed for the customer', async () => {
    const { stripe, customer } = await anActiveSubscription();

    const cards = await stripe.customers.listPaymentMethods(customer.id, { type: 'card' });

    expect(cards.data).toMatchObject([{ card: { brand: 'visa', last4: '4242' } }]);
  });
});
