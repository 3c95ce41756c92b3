import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import {
  createIntent,
  startTestSandbox,
  confirmAsBrowser,
  PUBLISHABLE_KEY,
  createStripe,
} from './test-sandbox.ts';

async function startStripe() {
  const { urls } = await startTestSandbox();
  return { http: urls.http, stripe: createStripe(urls.http) };
}

describe('payment intents', () => {
  it('store the given fields', async () => {
    const { stripe } = await startStripe();
    const customer = await stripe.customers.create({ name: 'Ada Donor', email: 'ada@example.org' });

    const intent = await createIntent(stripe, {
      customer: customer.id,
      description: 'A gift',
      receipt_email: 'ada@example.org',
      metadata: { transaction_type: 'donation', donation_id: '17' },
      shipping: { name: 'Ada', address: { line1: '1 Forest Road', city: 'Des Moines', country: 'US' } },
    });

    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      object: 'payment_intent',
      amount: 2350,
      currency: 'usd',
      customer: customer.id,
      livemode: false,
      status: 'requires_payment_method',
      metadata: { transaction_type: 'donation', donation_id: '17' },
      shipping: { name: 'Ada', address: { line1: '1 Forest Road', postal_code: null } },
    });
  });

  it('expand the charge and its fee', async () => {
    const { stripe } = await startStripe();

    const intent = await createIntent(stripe, {
      payment_method: 'pm_card_visa',
      confirm: true,
      expand: ['latest_charge.balance_transaction', 'payment_method'],
    });

    expect(intent.latest_charge).toMatchObject({
      object: 'charge',
      paid: true,
      outcome: { type: 'authorized', network_status: 'approved_by_network' },
      balance_transaction: { amount: 2350, fee: 98, net: 2252 },
    });
    expect(intent.payment_method).toMatchObject({ card: { last4: '4242', brand: 'visa' } });
  });

  it('can be canceled until they are paid', async () => {
    const { stripe } = await startStripe();
    const open = await createIntent(stripe);
    const paid = await createIntent(stripe, { payment_method: 'pm_card_visa', confirm: true });

    const canceled = await stripe.paymentIntents.cancel(open.id, { cancellation_reason: 'abandoned' });

    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
    await expect(stripe.paymentIntents.cancel(paid.id)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      code: 'payment_intent_unexpected_state',
      payment_intent: { id: paid.id, status: 'succeeded' },
    });
  });

  it('are paid only once', async () => {
    const { http, stripe } = await startStripe();
    const intent = await createIntent(stripe);
    await confirmAsBrowser(http, intent.client_secret);

    const repeated = await confirmAsBrowser(http, intent.client_secret);

    expect(repeated.status).toBe(400);
    expect(repeated.body.error?.code).toBe('payment_intent_unexpected_state');
    expect((await stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1);
  });

  it('can be paid with a second card after a decline', async () => {
    const { http, stripe } = await startStripe();
    const intent = await createIntent(stripe);
    await confirmAsBrowser(http, intent.client_secret, { number: '4000000000000002' });

    const retried = await confirmAsBrowser(http, intent.client_secret);

    expect(retried.body).toMatchObject({ status: 'succeeded', last_payment_error: null });
  });

  it('wait for confirmation, capture or the bank', async () => {
    const { stripe } = await startStripe();

    const unconfirmed = await createIntent(stripe, { payment_method: 'pm_card_visa' });
    const reserved = await createIntent(stripe, {
      payment_method: 'pm_card_visa',
      confirm: true,
      capture_method: 'manual',
    });
    const processing = await createIntent(stripe, {
      payment_method: 'pm_usBankAccount_processing',
      confirm: true,
    });
    const captured = await stripe.paymentIntents.capture(reserved.id, { amount_to_capture: 2000 });

    expect(unconfirmed.status).toBe('requires_confirmation');
    expect(reserved).toMatchObject({
      status: 'requires_capture',
      amount_capturable: 2350,
      amount_received: 0,
    });
    expect(processing.status).toBe('processing');
    expect(captured).toMatchObject({ status: 'succeeded', amount_received: 2000 });
  });

  it('update amount and metadata while they are open', async () => {
    const { stripe } = await startStripe();
    const intent = await createIntent(stripe, { metadata: { a: '1', b: '2' } });

    const changed = await stripe.paymentIntents.update(intent.id, {
      amount: 5000,
      metadata: { a: '', c: '3' },
    });

    expect(changed).toMatchObject({ amount: 5000, metadata: { b: '2', c: '3' } });
    expect(changed.metadata).not.toHaveProperty('a');
  });

  it('are listed newest first with pagination', async () => {
    const { stripe } = await startStripe();
    const createdIds = [];
    for (let count = 0; count < 5; count += 1) createdIds.unshift((await createIntent(stripe)).id);

    const intents = await stripe.paymentIntents.list({ limit: 2 }).autoPagingToArray({ limit: 100 });

    expect(intents.map(({ id }) => id)).toEqual(createdIds);
  });

  it.each([
    [{ amount: 49 }, 'amount_too_small', 'amount'],
    [{ amount: 1.5 }, 'parameter_invalid_integer', 'amount'],
    [{ currency: '' }, 'parameter_missing', 'currency'],
    [{ customer: 'cus_nobody' }, 'resource_missing', 'customer'],
    [{ color: 'red' } as object, 'parameter_unknown', 'color'],
  ])('reject %o with %s', async (overrides, code, param) => {
    const { stripe } = await startStripe();

    await expect(createIntent(stripe, overrides)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      code,
      param,
    });
  });

  it('return 404 for an unknown id', async () => {
    const { stripe } = await startStripe();

    const retrieval = stripe.paymentIntents.retrieve('pi_nothing');

    await expect(retrieval).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' });
  });

  it('reject an unknown secret key, and the publishable key for server-only calls', async () => {
    const { http } = await startStripe();

    const unknown = createIntent(createStripe(http, 'sk_test_other'));
    const fromBrowser = createIntent(createStripe(http, PUBLISHABLE_KEY));

    await expect(unknown).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    await expect(fromBrowser).rejects.toMatchObject({ statusCode: 401, code: 'secret_key_required' });
  });

  it('hide metadata from a browser with the client secret, and everything from one without it', async () => {
    const { http, stripe } = await startStripe();
    const intent = await createIntent(stripe, { metadata: { donation_id: '17' } });
    const browser = createStripe(http, PUBLISHABLE_KEY);

    const visible = await browser.paymentIntents.retrieve(intent.id, { client_secret: intent.client_secret });

    expect(visible).toMatchObject({ id: intent.id, status: 'requires_payment_method' });
    expect(visible).not.toHaveProperty('metadata');
    await expect(browser.paymentIntents.retrieve(intent.id)).rejects.toMatchObject({ statusCode: 401 });
    await expect(
      browser.paymentIntents.retrieve(intent.id, { client_secret: `${intent.id}_secret_guess` }),
    ).rejects.toMatchObject({ code: 'payment_intent_invalid_parameter' });
  });

  it('allow cross-origin confirmation', async () => {
    const { http, stripe } = await startStripe();
    const intent = await createIntent(stripe);

    const preflight = await fetch(`${http}/v1/payment_intents/${intent.id}/confirm`, { method: 'OPTIONS' });

    expect(preflight.status).toBe(200);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  });
});
