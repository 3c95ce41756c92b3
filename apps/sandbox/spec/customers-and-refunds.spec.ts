import { describe, expect, it } from 'vitest';
import { createIntent, startTestSandbox, createStripe } from './test-sandbox.ts';

async function startStripe() {
  const { urls } = await startTestSandbox();
  return createStripe(urls.http);
}

describe('customers', () => {
  it('are created, updated, found by email and deleted', async () => {
    const stripe = await startStripe();
    const { id } = await stripe.customers.create({ name: 'Ada Donor', email: 'ada@example.org' });

    const changed = await stripe.customers.update(id, {
      phone: '5155550100',
      address: { city: 'Des Moines' },
    });
    const found = await stripe.customers.list({ email: 'ada@example.org' });
    const deleted = await stripe.customers.del(id);

    expect(changed).toMatchObject({
      name: 'Ada Donor',
      phone: '5155550100',
      address: { city: 'Des Moines' },
    });
    expect(found.data.map((customer) => customer.id)).toEqual([id]);
    expect(deleted).toMatchObject({ id, deleted: true });
    await expect(stripe.customers.retrieve(id)).rejects.toMatchObject({ code: 'resource_missing' });
  });

  it('list their attached payment methods', async () => {
    const stripe = await startStripe();
    const customer = await stripe.customers.create({});
    const { id } = await stripe.paymentMethods.attach('pm_card_mastercard', { customer: customer.id });

    const attached = await stripe.paymentMethods.list({ customer: customer.id, type: 'card' });
    await stripe.paymentMethods.detach(id);
    const detached = await stripe.paymentMethods.list({ customer: customer.id });

    expect(attached.data).toMatchObject([{ id, card: { brand: 'mastercard', last4: '4444' } }]);
    expect(detached.data).toEqual([]);
  });
});

describe('refunds', () => {
  it('refund part of a charge, then the remainder, and nothing more', async () => {
    const stripe = await startStripe();
    const intent = await createIntent(stripe, { payment_method: 'pm_card_visa', confirm: true });

    const partial = await stripe.refunds.create({
      payment_intent: intent.id,
      amount: 350,
      reason: 'requested_by_customer',
    });
    const remaining = await stripe.refunds.create({ payment_intent: intent.id });
    const excess = stripe.refunds.create({ payment_intent: intent.id });

    expect(partial).toMatchObject({ amount: 350, status: 'succeeded', payment_intent: intent.id });
    expect(remaining.amount).toBe(2000);
    await expect(excess).rejects.toMatchObject({ code: 'charge_already_refunded' });
    const after = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
    expect(after.latest_charge).toMatchObject({ refunded: true, amount_refunded: 2350 });
    expect(after.status).toBe('succeeded');
  });

  it('leave the charge unrefunded until the full amount is refunded, and emit an event for each step', async () => {
    const stripe = await startStripe();
    const { id } = await createIntent(stripe, { payment_method: 'pm_card_visa', confirm: true });

    await stripe.refunds.create({ payment_intent: id, amount: 350 });
    const excess = stripe.refunds.create({ payment_intent: id, amount: 2001 });

    await expect(excess).rejects.toMatchObject({
      statusCode: 400,
      param: 'amount',
      message: 'Refund amount ($20.01) is greater than unrefunded amount on charge ($20.00)',
    });
    const { latest_charge } = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    expect(latest_charge).toMatchObject({ amount: 2350, amount_refunded: 350, refunded: false });
    const types = ['refund.created', 'charge.refunded', 'refund.updated'];
    const { data } = await stripe.events.list({ types });
    expect(data.map(({ type }) => type).reverse()).toEqual(types);
    expect((await stripe.refunds.list({ payment_intent: id })).data).toMatchObject([
      { amount: 350, destination_details: { card: { reference_status: 'available' } } },
    ]);
  });

  it('require a charge', async () => {
    const stripe = await startStripe();
    const intent = await createIntent(stripe);

    const refund = stripe.refunds.create({ payment_intent: intent.id });

    await expect(refund).rejects.toMatchObject({ type: 'StripeInvalidRequestError' });
  });
});
