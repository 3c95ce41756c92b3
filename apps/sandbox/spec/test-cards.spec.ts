import { describe, expect, it } from 'vitest';
import {
  advanceClock,
  createIntent,
  startTestSandbox,
  authenticateAsBrowser,
  confirmAsBrowser,
  createStripe,
  DAY_S,
} from './test-sandbox.ts';

const DECLINED = 'Your card was declined.';
const NOT_AUTHENTICATED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

async function startPayment(env: Record<string, string> = {}) {
  const { urls } = await startTestSandbox(env);
  const stripe = createStripe(urls.http);
  const intent = await createIntent(stripe);
  return { http: urls.http, stripe, intent };
}

describe('test cards', () => {
  it.each(['4242424242424242', '5555555555554444', '4000056655665556', '6011111111111117'])(
    'charges %s',
    async (number) => {
      const { http, stripe, intent } = await startPayment();

      const confirmed = await confirmAsBrowser(http, intent.client_secret, { number });

      expect(confirmed.status).toBe(200);
      expect(confirmed.body.status).toBe('succeeded');
      const paid = await stripe.paymentIntents.retrieve(intent.id);
      expect(paid.amount_received).toBe(2350);
    },
  );

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline', DECLINED],
    ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['4000000000009987', 'card_declined', 'lost_card', DECLINED],
    ['4000000000009979', 'card_declined', 'stolen_card', DECLINED],
    ['4000000000000069', 'expired_card', 'expired_card', 'Your card has expired.'],
    ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc', "Your card's security code is incorrect."],
    [
      '4000000000000119',
      'processing_error',
      'processing_error',
      'An error occurred while processing your card. Try again in a little bit.',
    ],
    ['4100000000000019', 'card_declined', 'fraudulent', DECLINED],
    ['4000000000000341', 'card_declined', 'generic_decline', DECLINED],
  ])('declines %s with %s, %s', async (number, code, declineCode, message) => {
    const { http, stripe, intent } = await startPayment();

    const { status, body } = await confirmAsBrowser(http, intent.client_secret, { number });

    expect(status).toBe(402);
    expect(body.error).toMatchObject({ type: 'card_error', code, decline_code: declineCode, message });
    expect(body.error?.payment_intent?.status).toBe('requires_payment_method');
    const declined = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
    expect(declined.last_payment_error).toMatchObject({ code, decline_code: declineCode, message });
    expect(declined.latest_charge).toMatchObject({ status: 'failed', paid: false, failure_code: code });
  });

  it('reports a blocked payment as blocked instead of declined', async () => {
    const { http, stripe, intent } = await startPayment();

    await confirmAsBrowser(http, intent.client_secret, { number: '4100000000000019' });

    const [charge] = (await stripe.charges.list({ payment_intent: intent.id })).data;
    expect(charge?.outcome).toMatchObject({
      type: 'blocked',
      reason: 'highest_risk_level',
      risk_level: 'highest',
    });
  });

  it.each(['4000002500003155', '4000002760003184'])(
    'requires authentication for %s, then succeeds',
    async (number) => {
      const { http, intent } = await startPayment();

      const challenged = await confirmAsBrowser(http, intent.client_secret, { number });
      const source = challenged.body.next_action?.use_stripe_sdk.source ?? '';
      const authenticated = await authenticateAsBrowser(http, intent.client_secret, source, 'complete');

      expect(challenged.body.status).toBe('requires_action');
      expect(authenticated.body.status).toBe('succeeded');
    },
  );

  it('requires another payment method after a failed authentication', async () => {
    const { http, stripe, intent } = await startPayment();

    const challenged = await confirmAsBrowser(http, intent.client_secret, { number: '4000002760003184' });
    const source = challenged.body.next_action?.use_stripe_sdk.source ?? '';
    const authenticated = await authenticateAsBrowser(http, intent.client_secret, source, 'fail');

    expect(authenticated.body.last_payment_error?.message).toBe(NOT_AUTHENTICATED);
    const declined = await stripe.paymentIntents.retrieve(intent.id);
    expect(declined.status).toBe('requires_payment_method');
    expect(declined.last_payment_error?.code).toBe('payment_intent_authentication_failure');
    expect(declined.latest_charge).toBeNull();
  });

  it('declines 4000008400001629 after authentication', async () => {
    const { http, intent } = await startPayment();

    const challenged = await confirmAsBrowser(http, intent.client_secret, { number: '4000008400001629' });
    const source = challenged.body.next_action?.use_stripe_sdk.source ?? '';
    const authenticated = await authenticateAsBrowser(http, intent.client_secret, source, 'complete');

    expect(challenged.body.status).toBe('requires_action');
    expect(authenticated.status).toBe(402);
    expect(authenticated.body.error?.code).toBe('card_declined');
  });

  it('creates a dispute after a payment with 4000000000000259', async () => {
    const { http, stripe, intent } = await startPayment();

    const confirmed = await confirmAsBrowser(http, intent.client_secret, { number: '4000000000000259' });

    expect(confirmed.body.status).toBe('succeeded');
    const disputes = await stripe.disputes.list({ payment_intent: intent.id });
    expect(disputes.data).toMatchObject([{ status: 'needs_response', amount: 2350 }]);
    const events = await stripe.events.list({ type: 'charge.dispute.created' });
    expect(events.data).toHaveLength(1);
  });

  it('marks a dispute as lost once it is closed', async () => {
    const { http, stripe, intent } = await startPayment();
    await confirmAsBrowser(http, intent.client_secret, { number: '4000000000000259' });
    const [dispute] = (await stripe.disputes.list({ payment_intent: intent.id })).data;

    const closed = await stripe.disputes.close(dispute?.id ?? '');

    expect(closed.status).toBe('lost');
    await expect(stripe.disputes.close(closed.id)).rejects.toMatchObject({ statusCode: 400 });
    const events = await stripe.events.list({ type: 'charge.dispute.closed' });
    expect(events.data).toHaveLength(1);
  });

  it('attaches 4000000000000341 to a customer and declines the charge', async () => {
    const { stripe } = await startPayment();
    const customer = await stripe.customers.create({ email: 'ada@example.org' });

    const method = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
      customer: customer.id,
    });
    const charging = createIntent(stripe, {
      customer: customer.id,
      payment_method: method.id,
      confirm: true,
      off_session: true,
    });

    await expect(charging).rejects.toMatchObject({ type: 'StripeCardError', code: 'card_declined' });
  });

  it.each([
    [{ number: '4242424242424241' }, 'incorrect_number', 'Your card number is incorrect.'],
    [{ exp_month: 13 }, 'invalid_expiry_month', "Your card's expiration month is invalid."],
    [{ exp_year: 2020 }, 'invalid_expiry_year', "Your card's expiration year is invalid."],
    [{ cvc: '1' }, 'invalid_cvc', "Your card's security code is invalid."],
    [{ number: '4111111111111111' }, 'card_declined', /test mode, but used a non test/],
  ])('rejects a card with %o as %s', async (card, code, message) => {
    const { http, intent } = await startPayment();

    const { status, body } = await confirmAsBrowser(http, intent.client_secret, card);

    expect(status).toBe(402);
    expect(body.error?.code).toBe(code);
    expect(body.error?.message).toMatch(message);
  });

  it.each([
    ['2026-01-31', '1/2026', '12/2025', 'invalid_expiry_year'],
    ['2028-02-29', '2/2028', '1/2028', 'invalid_expiry_month'],
    ['2026-12-31', '12/2026', '11/2026', 'invalid_expiry_month'],
  ])('charges on %s a card that ends %s, but not one that ended %s', async (date, valid, expired, code) => {
    const { http, intent } = await startPayment({ SANDBOX_FIXED_TIME: `${date}T23:59:59Z` });
    const pay = (expiry: string) => {
      const [exp_month, exp_year] = expiry.split('/');
      return confirmAsBrowser(http, intent.client_secret, { exp_month, exp_year });
    };

    const rejected = await pay(expired);
    const confirmed = await pay(valid);

    expect(rejected.body.error?.code).toBe(code);
    expect(confirmed.body.status).toBe('succeeded');
  });

  it('declines a saved card that has expired since the clock was moved ahead', async () => {
    const { http, stripe } = await startPayment();
    const customer = await stripe.customers.create({});
    const { id } = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });

    await advanceClock(http, 2 * 365 * DAY_S);

    await expect(createIntent(stripe, { payment_method: id, confirm: true })).rejects.toMatchObject({
      code: 'expired_card',
    });
  });
});
