import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { billingDetailsFrom } from './api/addresses.ts';
import { invalid, missing } from './api/failure.ts';
import { newId } from './api/ids.ts';
import { getPage } from './api/lists.ts';
import type { Params } from './api/params.ts';
import { cardFrom, namedCard, refuseUnlessCard } from './cards/card.rules.ts';
import type { CardData } from './cards/card.rules.ts';
import type { Ask, Context, Resource } from './context.ts';
import { findCustomer } from './find-customer.ts';

const FIELDS = ['allow_redisplay', 'billing_details', 'card', 'expand', 'metadata', 'radar_options', 'type'];
/** Telemetry fields that Stripe.js adds. */
const BROWSER_FIELDS = ['key', 'guid', 'muid', 'sid', 'payment_user_agent', 'referrer', 'time_on_page'];

export function paymentMethodRoutes(context: Context): Resource {
  return [
    {
      method: 'POST',
      path: '/v1/payment_methods',
      handle: (ask) => newPaymentMethod(context, ask.params),
    },
    {
      method: 'GET',
      path: '/v1/payment_methods',
      handle: ({ params }) => listPaymentMethods(context, params),
    },
    {
      method: 'GET',
      path: '/v1/customers/:id/payment_methods',
      handle: (ask) => listPaymentMethodsOfCustomer(context, ask),
    },
    {
      method: 'GET',
      path: '/v1/payment_methods/:id',
      handle: ({ places }) => findPaymentMethod(context, places.id ?? '', 'payment_method'),
    },
    {
      method: 'POST',
      path: '/v1/payment_methods/:id/attach',
      handle: (ask) => attach(context, ask),
    },
    {
      method: 'POST',
      path: '/v1/payment_methods/:id/detach',
      handle: (ask) => detach(context, ask),
    },
    { method: 'POST', path: '/v1/tokens', handle: (ask) => newToken(context, ask.params) },
  ];
}

function listPaymentMethods({ records }: Context, params: Params): object {
  params.only(['customer', 'ending_before', 'expand', 'limit', 'starting_after', 'type']);
  const customer = params.text('customer');
  const found = records.paymentMethods.all().filter((each) => each.customer && each.customer === customer);
  return getPage(found.reverse(), '/v1/payment_methods', params);
}

function listPaymentMethodsOfCustomer({ records }: Context, { params, places }: Ask): object {
  params.only(['allow_redisplay', 'ending_before', 'expand', 'limit', 'starting_after', 'type']);
  const customer = findCustomer(records, places.id ?? '', 'customer');
  const found = records.paymentMethods.all().filter((each) => each.customer === customer.id);
  return getPage(found.reverse(), `/v1/customers/${customer.id}/payment_methods`, params);
}

function attach(context: Context, ask: Ask): Stripe.PaymentMethod {
  const customerId = ask.params.only(['customer', 'expand']).required('customer');
  const customer = findCustomer(context.records, customerId, 'customer');
  const method = findPaymentMethod(context, ask.places.id ?? '', 'payment_method');
  const attached = context.records.paymentMethods.put({ ...method, customer: customer.id });
  context.emit('payment_method.attached', attached, ask);
  return attached;
}

function detach(context: Context, ask: Ask): Stripe.PaymentMethod {
  const method = findPaymentMethod(context, ask.places.id ?? '', 'payment_method');
  const detached = context.records.paymentMethods.put({ ...method, customer: null });
  context.emit('payment_method.detached', detached, ask);
  return detached;
}

/** Finds a payment method, or creates one for a test token such as 'pm_card_visa'. */
export function findPaymentMethod(context: Context, id: string, param: string): Stripe.PaymentMethod {
  const found = context.records.paymentMethods.get(id);
  if (found) return found;
  const card = namedCard(id, context.clock.date());
  if (!card) throw missing('PaymentMethod', id, param, param === 'payment_method' ? 404 : 400);
  return saveCard(context, card, billingDetailsFrom(undefined), {});
}

export function newPaymentMethod(context: Context, params: Params): Stripe.PaymentMethod {
  params.only([...FIELDS, ...BROWSER_FIELDS]);
  refuseUnlessCard(params.required('type'));
  const given = params.within('card');
  if (!given) throw invalid('Missing required param: card.', { code: 'parameter_missing', param: 'card' });
  const billing = billingDetailsFrom(params.within('billing_details'));
  const token = given.text('token');
  const saved = token ? context.records.storedCards.get(token) : undefined;
  if (token && !saved) throw missing('token', token, 'card[token]', 400);
  const card = saved?.card ?? cardFrom(given, context.clock.date());
  return saveCard(context, card, billing, params.metadata());
}

function saveCard(
  { records, clock }: Context,
  card: CardData,
  billing: ReturnType<typeof billingDetailsFrom>,
  metadata: Record<string, string>,
): Stripe.PaymentMethod {
  const id = newId('pm');
  records.storedCards.put({ id, card: { ...card, number: card.number.slice(-4) } });
  return records.paymentMethods.put({
    id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billing,
    card: publicCard(card),
    created: clock.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata,
    type: 'card',
  });
}

function publicCard(card: CardData): Stripe.PaymentMethod.Card {
  return {
    brand: card.brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: card.hasCvc ? 'unchecked' : null,
    },
    country: 'US',
    display_brand: card.brand,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    fingerprint: createHash('sha256').update(card.number).digest('hex').slice(0, 16),
    funding: 'credit',
    generated_from: null,
    last4: card.number.slice(-4),
    networks: { available: [card.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
}

function newToken({ records, clock }: Context, params: Params) {
  params.only(['card', 'expand', ...BROWSER_FIELDS]);
  const given = params.within('card');
  if (!given) throw invalid('Missing required param: card.', { code: 'parameter_missing', param: 'card' });
  const card = cardFrom(given, clock.date());
  const id = newId('tok');
  records.storedCards.put({ id, card: { ...card, number: card.number.slice(-4) } });
  const { brand, country, exp_month, exp_year, fingerprint, funding, last4 } = publicCard(card);
  return {
    id,
    object: 'token',
    card: {
      id: newId('card'),
      object: 'card',
      brand,
      country,
      exp_month,
      exp_year,
      fingerprint,
      funding,
      last4,
    },
    client_ip: '127.0.0.1',
    created: clock.now(),
    livemode: false,
    type: 'card',
    used: false,
  };
}
