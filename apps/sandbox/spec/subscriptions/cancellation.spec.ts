import { describe, expect, it } from 'vitest';
import { callControlApi, DAY_S, MONTH_S, START_S } from '../test-sandbox.ts';
import {
  setUpCustomer,
  createActiveSubscription,
  createSubscription,
  listEventTypes,
  listInvoices,
  getLastEventId,
} from './test-subscriptions.ts';

describe('paused subscription', () => {
  it('voids its invoices and resumes on the given date', async () => {
    const { stripe, id, advanceClock } = await createActiveSubscription();
    const resumes_at = START_S + 80 * DAY_S;
    const paused = await stripe.subscriptions.update(id, {
      pause_collection: { behavior: 'void', resumes_at },
    });

    await advanceClock(70 * DAY_S);
    const invoicesWhilePaused = await listInvoices(stripe, id);
    await advanceClock(30 * DAY_S);

    expect(paused).toMatchObject({ status: 'active', pause_collection: { behavior: 'void', resumes_at } });
    expect(invoicesWhilePaused.map(({ status }) => status)).toEqual(['void', 'void', 'paid']);
    expect((await listInvoices(stripe, id))[0]?.status).toBe('paid');
    const resumed = await stripe.subscriptions.retrieve(id);
    expect(resumed).toMatchObject({ status: 'active', pause_collection: null });
    expect(await listEventTypes(stripe)).toContain('invoice.voided');
  });

  it('resumes when the pause is removed', async () => {
    const { stripe, id, advanceClock } = await createActiveSubscription();
    await stripe.subscriptions.update(id, { pause_collection: { behavior: 'void' } });

    const resumed = await stripe.subscriptions.update(id, { pause_collection: '' });
    await advanceClock(MONTH_S);

    expect(resumed.pause_collection).toBeNull();
    expect((await listInvoices(stripe, id))[0]?.status).toBe('paid');
  });

  it('rejects a resume date that is not in the future', async () => {
    const { stripe, id } = await createActiveSubscription();

    const pausing = stripe.subscriptions.update(id, {
      pause_collection: { behavior: 'void', resumes_at: START_S },
    });

    await expect(pausing).rejects.toMatchObject({ param: 'pause_collection[resumes_at]' });
  });
});

describe('canceled subscription', () => {
  it('ends at once and cannot be canceled again', async () => {
    const { stripe, id, advanceClock } = await createActiveSubscription();
    const before = await getLastEventId(stripe);

    const canceled = await stripe.subscriptions.cancel(id, { cancellation_details: { comment: 'moved' } });
    await advanceClock(MONTH_S);

    expect(canceled).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'cancellation_requested', comment: 'moved' },
    });
    expect(await listInvoices(stripe, id)).toHaveLength(1);
    expect(await listEventTypes(stripe, before)).toEqual(['customer.subscription.deleted']);
    await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({ code: 'resource_missing' });
    await expect(stripe.subscriptions.update(id, { cancel_at_period_end: true })).rejects.toMatchObject({
      code: 'invalid_canceled_subscription_fields',
    });
  });

  it('ends with the paid period unless the cancellation is withdrawn', async () => {
    const { stripe, id, advanceClock } = await createActiveSubscription();
    const ending = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    const continued = await stripe.subscriptions.update(id, { cancel_at_period_end: false });
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });

    await advanceClock(MONTH_S);

    expect(ending.cancel_at).toBe(ending.items.data[0]?.current_period_end);
    expect(continued).toMatchObject({ cancel_at: null, canceled_at: null });
    const ended = await stripe.subscriptions.retrieve(id);
    expect(ended).toMatchObject({ status: 'canceled', ended_at: ending.cancel_at });
    expect(await listInvoices(stripe, id)).toHaveLength(1);
  });

  it('voids the invoice of a subscription that never started', async () => {
    const { stripe, customer } = await setUpCustomer();
    const { subscription, invoice, intent } = await createSubscription(stripe, customer.id);

    await stripe.subscriptions.cancel(subscription.id);

    expect((await stripe.invoices.retrieve(invoice.id)).status).toBe('void');
    expect(await stripe.paymentIntents.retrieve(intent)).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'void_invoice',
    });
  });

  it('is listed by customer and status', async () => {
    const { http, stripe, customer, id } = await createActiveSubscription();
    const other = await createSubscription(stripe, customer.id);
    await stripe.subscriptions.cancel(other.subscription.id);

    const list = async (status?: 'active' | 'canceled' | 'all') =>
      (await stripe.subscriptions.list({ customer: customer.id, ...(status ? { status } : {}) })).data.map(
        (subscription) => subscription.id,
      );

    expect(await list()).toEqual([id]);
    expect(await list('canceled')).toEqual([other.subscription.id]);
    expect(await list('all')).toEqual([other.subscription.id, id]);
    const { subscriptions } = await callControlApi<{ subscriptions: object[] }>(http, 'GET', 'state');
    expect(subscriptions).toMatchObject([
      { id, status: 'active' },
      { id: other.subscription.id, status: 'canceled' },
    ]);
  });
});
