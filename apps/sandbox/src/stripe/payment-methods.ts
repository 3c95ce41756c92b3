import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { parseBillingDetails } from './api/addresses.ts';
import { invalid, resourceMissing } from './api/api-error.ts';
import { createId } from './api/ids.ts';
import { paginate } from './api/pagination.ts';
import type { Params } from './api/params.ts';
import { parseCard, findTestCard, requireCardType } from './cards/card.rules.ts';
import type { CardData } from './cards/card.rules.ts';
import type { ApiCall, Context, Resource } from './context.ts';
import { findCustomer } from './find-customer.ts';

const FIELDS = ['allow_redisplay', 'billing_details', 'card', 'expand', 'metadata', 'radar_options', 'type'];
/** Telemetry fields that Stripe.js adds. */
const BROWSER_FIELDS = ['key', 'guid', 'muid', 'sid', 'payment_user_agent', 'referrer', 'time_on_page'];

export function paymentMethodRoutes(context: Context): Resource {
  return [
    {
      method: 'POST',
      path: '/v1/payment_methods',
      handle: (call) => createPaymentMethod(context, call.params),
    },
    {
      method: 'GET',
      path: '/v1/payment_methods',
      handle: ({ params }) => listPaymentMethods(context, params),
    },
    {
      method: 'GET',
      path: '/v1/customers/:id/payment_methods',
      handle: (call) => listCustomerPaymentMethods(context, call),
    },
    {
      method: 'GET',
      path: '/v1/payment_methods/:id',
      handle: ({ pathParams }) => findPaymentMethod(context, pathParams.id ?? '', 'payment_method'),
    },
    {
      method: 'POST',
      path: '/v1/payment_methods/:id/attach',
      handle: (call) => attach(context, call),
    },
    {
      method: 'POST',
      path: '/v1/payment_methods/:id/detach',
      handle: (call) => detach(context, call),
    },
    { method: 'POST', path: '/v1/tokens', handle: (call) => createToken(context, call.params) },
  ];
}

function listPaymentMethods({ records }: Context, params: Params): object {
  params.only(['customer', 'ending_before', 'expand', 'limit', 'starting_after', 'type']);
  const customer = params.text('customer');
  const methods = records.paymentMethods
    .all()
    .filter((method) => method.customer && method.customer === customer);
  return paginate(methods.reverse(), '/v1/payment_methods', params);
}

function listCustomerPaymentMethods({ records }: Context, { params, pathParams }: ApiCall): object {
  params.only(['allow_redisplay', 'ending_before', 'expand', 'limit', 'starting_after', 'type']);
  const customer = findCustomer(records, pathParams.id ?? '', 'customer');
  const methods = records.paymentMethods.all().filter((method) => method.customer === customer.id);
  return paginate(methods.reverse(), `/v1/customers/${customer.id}/payment_methods`, params);
}

function attach(context: Context, call: ApiCall): Stripe.PaymentMethod {
  const customerId = call.params.only(['customer', 'expand']).required('customer');
  const customer = findCustomer(context.records, customerId, 'customer');
  const method = findPaymentMethod(context, call.pathParams.id ?? '', 'payment_method');
  const attached = context.records.paymentMethods.put({ ...method, customer: customer.id });
  context.emit('payment_method.attached', attached, call);
  return attached;
}

function detach(context: Context, call: ApiCall): Stripe.PaymentMethod {
  const method = findPaymentMethod(context, call.pathParams.id ?? '', 'payment_method');
  const detached = context.records.paymentMethods.put({ ...method, customer: null });
  context.emit('payment_method.detached', detached, call);
  return detached;
}

/** Finds a payment method, or creates one for a test token such as 'pm_card_visa'. */
export function findPaymentMethod(context: Context, id: string, param: string): Stripe.PaymentMethod {
  const stored = context.records.paymentMethods.get(id);
  if (stored) return stored;
  const card = findTestCard(id, context.clock.date());
  if (!card) throw resourceMissing('PaymentMethod', id, param, param === 'payment_method' ? 404 : 400);
  return saveCard(context, card, parseBillingDetails(undefined), {});
}

export function createPaymentMethod(context: Context, params: Params): Stripe.PaymentMethod {
  params.only([...FIELDS, ...BROWSER_FIELDS]);
  requireCardType(params.required('type'));
  const cardParams = params.nested('card');
  if (!cardParams)
    throw invalid('Missing required param: card.', { code: 'parameter_missing', param: 'card' });
  const billing = parseBillingDetails(params.nested('billing_details'));
  const token = cardParams.text('token');
  const storedCard = token ? context.records.storedCards.get(token) : undefined;
  if (token && !storedCard) throw resourceMissing('token', token, 'card[token]', 400);
  const card = storedCard?.card ?? parseCard(cardParams, context.clock.date());
  return saveCard(context, card, billing, params.metadata());
}

function saveCard(
  { records, clock }: Context,
  card: CardData,
  billing: ReturnType<typeof parseBillingDetails>,
  metadata: Record<string, string>,
): Stripe.PaymentMethod {
  const id = createId('pm');
  records.storedCards.put({ id, card: { ...card, number: card.number.slice(-4) } });
  return records.paymentMethods.put({
    id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billing,
    card: toPublicCard(card),
    created: clock.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata,
    type: 'card',
  });
}

function toPublicCard(card: CardData): Stripe.PaymentMethod.Card {
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
    wallet: card.wallet === undefined ? null : { type: card.wallet, dynamic_last4: null },
  };
}

function createToken({ records, clock }: Context, params: Params) {
  params.only(['card', 'expand', ...BROWSER_FIELDS]);
  const cardParams = params.nested('card');
  if (!cardParams)
    throw invalid('Missing required param: card.', { code: 'parameter_missing', param: 'card' });
  const card = parseCard(cardParams, clock.date());
  const id = createId('tok');
  records.storedCards.put({ id, card: { ...card, number: card.number.slice(-4) } });
  const { brand, country, exp_month, exp_year, fingerprint, funding, last4 } = toPublicCard(card);
  return {
    id,
    object: 'token',
    card: {
      id: createId('card'),
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
