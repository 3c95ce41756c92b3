import type Stripe from 'stripe';
import { expect } from 'vitest';
import { advanceClock, startTestSandbox, confirmAsBrowser, createStripe } from '../test-sandbox.ts';

export async function setUpCustomer(env: Record<string, string> = {}) {
  const { urls } = await startTestSandbox(env);
  const { http } = urls;
  const stripe = createStripe(http);
  await stripe.products.create({ id: 'monthly-gift', name: 'Monthly gift' });
  const customer = await stripe.customers.create({ name: 'Ada Donor', email: 'ada@example.org' });
  return { http, stripe, customer, advanceClock: (seconds: number) => advanceClock(http, seconds) };
}

/** An incomplete subscription of $25 and the client secret of its first invoice. */
export async function createSubscription(
  stripe: Stripe,
  customer: string,
  overrides: Partial<Stripe.SubscriptionCreateParams> = {},
) {
  const subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price_data: buildMonthlyPrice(2500) }],
    payment_behavior: 'default_incomplete',
    payment_settings: { payment_method_types: ['card'], save_default_payment_method: 'on_subscription' },
    metadata: { donation_id: '17' },
    expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments'],
    ...overrides,
  });
  const invoice = subscription.latest_invoice as Stripe.Invoice;
  return {
    subscription,
    invoice,
    secret: String(invoice.confirmation_secret?.client_secret),
    intent: String(invoice.payments?.data[0]?.payment.payment_intent),
  };
}

/** A subscription whose first invoice was paid in the browser. */
export async function createActiveSubscription(
  env: Record<string, string> = {},
  card: object = {},
  overrides: Partial<Stripe.SubscriptionCreateParams> = {},
) {
  const site = await setUpCustomer(env);
  const created = await createSubscription(site.stripe, site.customer.id, overrides);
  const confirmed = await confirmAsBrowser(site.http, created.secret, card);
  expect(confirmed.body.status).toBe('succeeded');
  return { ...site, ...created, id: created.subscription.id };
}

function buildMonthlyPrice(cents: number) {
  return {
    product: 'monthly-gift',
    currency: 'usd',
    unit_amount: cents,
    recurring: { interval: 'month' as const },
  };
}

export async function changeCard(stripe: Stripe, subscription: string, customer: string, name: string) {
  const { id } = await stripe.paymentMethods.attach(name, { customer });
  await stripe.subscriptions.update(subscription, { default_payment_method: id });
  return id;
}

export async function listInvoices(stripe: Stripe, subscription: string): Promise<Stripe.Invoice[]> {
  return (await stripe.invoices.list({ subscription })).data;
}

export async function listEventTypes(stripe: Stripe, after?: string): Promise<string[]> {
  const events = await stripe.events.list({ limit: 100, ...(after ? { ending_before: after } : {}) });
  return events.data.map(({ type }) => type).reverse();
}

export async function getLastEventId(stripe: Stripe): Promise<string> {
  return (await stripe.events.list({ limit: 1 })).data[0]?.id ?? '';
}
