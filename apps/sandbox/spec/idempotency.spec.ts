import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { aSandbox, createStripe } from './sandbox-under-test.ts';

async function aStripe() {
  const { addresses } = await aSandbox();
  return createStripe(addresses.http);
}

describe('idempotency keys', () => {
  it('replay the response for the same body', async () => {
    const stripe = await aStripe();
    const asked = { amount: 2350, currency: 'usd', metadata: { donation_id: '17' } };

    const first = await stripe.paymentIntents.create(asked, { idempotencyKey: 'donation:17:intent:2350' });
    await stripe.paymentIntents.update(first.id, { description: 'changed meanwhile' });
    const again = await stripe.paymentIntents.create(asked, { idempotencyKey: 'donation:17:intent:2350' });

    expect(again).toEqual(first);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
  });

  it('reject a different body', async () => {
    const stripe = await aStripe();
    await stripe.paymentIntents.create({ amount: 2350, currency: 'usd' }, { idempotencyKey: 'one' });

    const other = stripe.paymentIntents.create({ amount: 9999, currency: 'usd' }, { idempotencyKey: 'one' });

    await expect(other).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    await expect(other).rejects.toMatchObject({ statusCode: 400, rawType: 'idempotency_error' });
  });

  it('replay a declined card without a second charge', async () => {
    const stripe = await aStripe();
    const asked = { amount: 2350, currency: 'usd', payment_method: 'pm_card_chargeDeclined', confirm: true };
    const pay = () => stripe.paymentIntents.create(asked, { idempotencyKey: 'two' });

    await expect(pay()).rejects.toMatchObject({ code: 'card_declined' });
    await expect(pay()).rejects.toMatchObject({ code: 'card_declined' });

    expect((await stripe.charges.list()).data).toHaveLength(1);
  });

  it('can be reused after a validation error', async () => {
    const stripe = await aStripe();
    const wrong = stripe.paymentIntents.create({ amount: 1, currency: 'usd' }, { idempotencyKey: 'three' });
    await expect(wrong).rejects.toMatchObject({ code: 'amount_too_small' });

    const right = await stripe.paymentIntents.create(
      { amount: 2350, currency: 'usd' },
      { idempotencyKey: 'three' },
    );

    expect(right.amount).toBe(2350);
  });
});
