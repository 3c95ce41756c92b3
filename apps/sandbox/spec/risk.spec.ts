import { describe, expect, it } from 'vitest';
import { createIntent, startTestSandbox, confirmAsBrowser, createStripe } from './test-sandbox.ts';

async function payWith(number: string) {
  const { urls } = await startTestSandbox();
  const stripe = createStripe(urls.http);
  const intent = await createIntent(stripe);
  const confirmed = await confirmAsBrowser(urls.http, intent.client_secret, { number });
  const [charge] = (await stripe.charges.list({ payment_intent: intent.id })).data;
  return { stripe, intent, status: confirmed.status, charge };
}

describe('payment risk', () => {
  it.each([
    ['4242424242424242', 200, 'normal', 12, 'authorized'],
    ['4000000000009235', 200, 'elevated', 68, 'authorized'],
    ['4100000000000019', 402, 'highest', 92, 'blocked'],
  ])('is reported in the charge outcome of %s', async (number, status, risk_level, risk_score, type) => {
    const paid = await payWith(number);

    expect(paid.status).toBe(status);
    expect(paid.charge?.outcome).toMatchObject({ risk_level, risk_score, type });
  });

  it('causes an early fraud warning after a payment with 4000000000005423', async () => {
    const { stripe, intent, status, charge } = await payWith('4000000000005423');

    expect(status).toBe(200);
    const events = await stripe.events.list({ type: 'radar.early_fraud_warning.created' });
    expect(events.data[0]?.data.object).toMatchObject({
      object: 'radar.early_fraud_warning',
      charge: charge?.id,
      payment_intent: intent.id,
      actionable: true,
      fraud_type: 'unauthorized_use_of_card',
    });
    await stripe.refunds.create({ payment_intent: intent.id });
    const warnings = await stripe.radar.earlyFraudWarnings.list({ payment_intent: intent.id });
    expect(warnings.data).toMatchObject([{ charge: charge?.id, actionable: false }]);
  });
});
