import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { startTestSandbox, createStripe } from './test-sandbox.ts';

async function startStripe() {
  const { urls } = await startTestSandbox();
  return createStripe(urls.http);
}

describe('idempotency keys', () => {
  it('replay the response for the same body', async () => {
    const stripe = await startStripe();
    const params = { amount: 2350, currency: 'usd', metadata: { donation_id: '17' } };

    const first = await stripe.paymentIntents.create(params, { idempotencyKey: 'donation:17:intent:2350' });
    await stripe.paymentIntents.update(first.id, { description: 'changed meanwhile' });
    const repeated = await stripe.paymentIntents.create(params, {
      idempotencyKey: 'donation:17:intent:2350',
    });

    expect(repeated).toEqual(first);
    expect(repeated.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
  });

  it('reject a different body', async () => {
    const stripe = await startStripe();
    await stripe.paymentIntents.create({ amount: 2350, currency: 'usd' }, { idempotencyKey: 'one' });

    const conflicting = stripe.paymentIntents.create(
      { amount: 9999, currency: 'usd' },
      { idempotencyKey: 'one' },
    );

    await expect(conflicting).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    await expect(conflicting).rejects.toMatchObject({ statusCode: 400, rawType: 'idempotency_error' });
  });

  it('replay a declined card without a second charge', async () => {
    const stripe = await startStripe();
    const params = { amount: 2350, currency: 'usd', payment_method: 'pm_card_chargeDeclined', confirm: true };
    const pay = () => stripe.paymentIntents.create(params, { idempotencyKey: 'two' });

    await expect(pay()).rejects.toMatchObject({ code: 'card_declined' });
    await expect(pay()).rejects.toMatchObject({ code: 'card_declined' });

    expect((await stripe.charges.list()).data).toHaveLength(1);
  });

  it('can be reused after a validation error', async () => {
    const stripe = await startStripe();
    const invalid = stripe.paymentIntents.create({ amount: 1, currency: 'usd' }, { idempotencyKey: 'three' });
    await expect(invalid).rejects.toMatchObject({ code: 'amount_too_small' });

    const valid = await stripe.paymentIntents.create(
      { amount: 2350, currency: 'usd' },
      { idempotencyKey: 'three' },
    );

    expect(valid.amount).toBe(2350);
  });
});
