import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { authenticateAsBrowser, confirmAsBrowser, PUBLISHABLE_KEY, createStripe } from '../test-sandbox.ts';
import { setUpCustomer, listEventTypes } from './test-subscriptions.ts';

async function createSetupIntent(overrides: Partial<Stripe.SetupIntentCreateParams> = {}) {
  const site = await setUpCustomer();
  const setup = await site.stripe.setupIntents.create({
    customer: site.customer.id,
    usage: 'off_session',
    allowed_payment_method_types: ['card'],
    metadata: { purpose: 'change' },
    ...overrides,
  });
  return { ...site, setup, secret: String(setup.client_secret) };
}

const listCards = async (stripe: Stripe, customer: string) =>
  (await stripe.paymentMethods.list({ customer, type: 'card' })).data;

describe('setup intents', () => {
  it('attach the entered card to the customer without charging it', async () => {
    const { http, stripe, customer, setup, secret } = await createSetupIntent();

    const confirmed = await confirmAsBrowser(http, secret, { number: '5555555555554444', exp_month: 7 });

    expect(setup).toMatchObject({
      status: 'requires_payment_method',
      usage: 'off_session',
      metadata: { purpose: 'change' },
    });
    expect(confirmed.body.status).toBe('succeeded');
    expect(confirmed.body).not.toHaveProperty('customer');
    const succeeded = await stripe.setupIntents.retrieve(setup.id, { expand: ['payment_method'] });
    expect(succeeded.payment_method).toMatchObject({
      customer: customer.id,
      card: { brand: 'mastercard', last4: '4444', exp_month: 7, exp_year: 2040 },
    });
    expect((await stripe.charges.list()).data).toEqual([]);
    expect(await listEventTypes(stripe)).toEqual(
      expect.arrayContaining(['setup_intent.created', 'payment_method.attached', 'setup_intent.succeeded']),
    );
  });

  it.each([
    ['4000000000000002', 'card_declined', 'Your card was declined.'],
    ['4000000000009995', 'card_declined', 'Your card has insufficient funds.'],
    ['4000000000000069', 'expired_card', 'Your card has expired.'],
  ])('decline %s with %s and accept another card afterward', async (number, code, message) => {
    const { http, stripe, customer, setup, secret } = await createSetupIntent();

    const { status, body } = await confirmAsBrowser(http, secret, { number });
    const declined = await stripe.setupIntents.retrieve(setup.id);
    const retried = await confirmAsBrowser(http, secret);

    expect(status).toBe(402);
    expect(body.error).toMatchObject({ type: 'card_error', code, message });
    expect(body.error?.setup_intent?.status).toBe('requires_payment_method');
    expect(declined.last_setup_error).toMatchObject({ code, message });
    expect(retried.body.status).toBe('succeeded');
    expect(await listCards(stripe, customer.id)).toHaveLength(1);
    expect(await listEventTypes(stripe)).toContain('setup_intent.setup_failed');
  });

  it('accept 4000000000000341, which is declined only when it is charged', async () => {
    const { http, stripe, customer, secret } = await createSetupIntent();

    const confirmed = await confirmAsBrowser(http, secret, { number: '4000000000000341' });

    expect(confirmed.body.status).toBe('succeeded');
    expect(await listCards(stripe, customer.id)).toMatchObject([{ card: { last4: '0341' } }]);
  });

  it.each(['4000002500003155', '4000002760003184'])('require authentication for %s', async (number) => {
    const { http, stripe, customer, secret } = await createSetupIntent();

    const challenged = await confirmAsBrowser(http, secret, { number });
    const source = challenged.body.next_action?.use_stripe_sdk.source ?? '';
    const before = await listCards(stripe, customer.id);
    const authenticated = await authenticateAsBrowser(http, secret, source, 'complete');

    expect(challenged.body.status).toBe('requires_action');
    expect(before).toEqual([]);
    expect(authenticated.body.status).toBe('succeeded');
    expect(await listCards(stripe, customer.id)).toHaveLength(1);
  });

  it('require another payment method after a failed authentication', async () => {
    const { http, stripe, setup, secret } = await createSetupIntent();

    const challenged = await confirmAsBrowser(http, secret, { number: '4000002760003184' });
    const source = challenged.body.next_action?.use_stripe_sdk.source ?? '';
    const authenticated = await authenticateAsBrowser(http, secret, source, 'fail');

    expect(authenticated.body.last_setup_error?.code).toBe('setup_intent_authentication_failure');
    expect((await stripe.setupIntents.retrieve(setup.id)).status).toBe('requires_payment_method');
  });

  it('can be canceled and then no longer be confirmed', async () => {
    const { http, stripe, setup, secret } = await createSetupIntent();

    const canceled = await stripe.setupIntents.cancel(setup.id, { cancellation_reason: 'abandoned' });
    const lateConfirmation = await confirmAsBrowser(http, secret);

    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
    expect(lateConfirmation.body.error?.code).toBe('setup_intent_unexpected_state');
  });

  it('are hidden from a browser without the client secret', async () => {
    const { http, setup, secret } = await createSetupIntent();
    const browser = createStripe(http, PUBLISHABLE_KEY);

    const visible = await browser.setupIntents.retrieve(setup.id, { client_secret: secret });

    expect(visible).toMatchObject({ id: setup.id });
    await expect(browser.setupIntents.retrieve(setup.id)).rejects.toMatchObject({
      code: 'secret_key_required',
    });
    await expect(
      browser.setupIntents.retrieve(setup.id, { client_secret: `${setup.id}_secret_wrong` }),
    ).rejects.toMatchObject({ code: 'setup_intent_invalid_parameter' });
  });
});
