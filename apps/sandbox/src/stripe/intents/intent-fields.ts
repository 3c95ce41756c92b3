import type Stripe from 'stripe';
import { parseShipping } from '../api/addresses.ts';
import { invalid } from '../api/api-error.ts';
import type { ApiError } from '../api/api-error.ts';
import { createId, createRandomText } from '../api/ids.ts';
import type { Params } from '../api/params.ts';
import type { Context } from '../context.ts';
import { findCustomer } from '../find-customer.ts';
import { createPaymentMethod, findPaymentMethod } from '../payment-methods.ts';

export const UPDATE_FIELDS = [
  'allowed_payment_method_types',
  'amount',
  'capture_method',
  'currency',
  'customer',
  'description',
  'expand',
  'hooks',
  'metadata',
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'payment_method_types',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'statement_descriptor',
  'statement_descriptor_suffix',
];
export const CREATE_FIELDS = [
  ...UPDATE_FIELDS,
  'automatic_payment_methods',
  'confirm',
  'confirmation_method',
  'error_on_requires_action',
  'off_session',
  'radar_options',
  'return_url',
  'use_stripe_sdk',
];

/** Stripe's limits in US cents. */
const MIN_CENTS = 50;
const MAX_CENTS = 99_999_999;
const OPEN_STATUSES: readonly string[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
];

export function buildIntent(context: Context, params: Params): Stripe.PaymentIntent {
  params.required('amount');
  params.required('currency');
  return applyParams(context, createBlankIntent(context.clock.now(), params), params);
}

export function applyParams(
  context: Context,
  intent: Stripe.PaymentIntent,
  params: Params,
): Stripe.PaymentIntent {
  const isOpen = OPEN_STATUSES.includes(intent.status);
  if (!isOpen && (params.has('amount') || params.has('currency') || params.has('payment_method'))) {
    throw unexpectedState(
      intent,
      `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}. You may only update the amount of a PaymentIntent with one of the following statuses: ${OPEN_STATUSES.join(', ')}.`,
    );
  }
  const getText = (
    name: 'description' | 'receipt_email' | 'statement_descriptor' | 'statement_descriptor_suffix',
  ) => (params.has(name) ? (params.text(name) ?? null) : intent[name]);
  const customer = params.text('customer');
  const method = parsePaymentMethod(context, params);
  return {
    ...intent,
    amount: params.has('amount') ? parseAmount(params) : intent.amount,
    currency: params.has('currency') ? parseCurrency(params) : intent.currency,
    capture_method:
      params.oneOf('capture_method', ['automatic', 'automatic_async', 'manual']) ?? intent.capture_method,
    customer: customer ? findCustomer(context.records, customer, 'customer').id : intent.customer,
    description: getText('description'),
    metadata: params.metadata(intent.metadata),
    payment_method: method?.id ?? intent.payment_method,
    receipt_email: getText('receipt_email'),
    setup_future_usage:
      params.oneOf('setup_future_usage', ['off_session', 'on_session']) ?? intent.setup_future_usage,
    shipping: params.has('shipping') ? parseShipping(params.nested('shipping')) : intent.shipping,
    statement_descriptor: getText('statement_descriptor'),
    statement_descriptor_suffix: getText('statement_descriptor_suffix'),
    status: method && isOpen ? 'requires_confirmation' : intent.status,
  };
}

export function parsePaymentMethod(context: Context, params: Params): Stripe.PaymentMethod | undefined {
  const data = params.nested('payment_method_data');
  if (data) return createPaymentMethod(context, data);
  const id = params.text('payment_method');
  return id ? findPaymentMethod(context, id, 'payment_method_id') : undefined;
}

export function unexpectedState(intent: Stripe.PaymentIntent, message: string): ApiError {
  return invalid(message, { code: 'payment_intent_unexpected_state', payment_intent: intent });
}

function parseAmount(params: Params): number {
  const amount = params.integer('amount') ?? 0;
  if (amount < 1) {
    throw invalid('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  }
  if (amount < MIN_CENTS)
    throw invalid('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' });
  if (amount > MAX_CENTS) {
    throw invalid('Amount must be no more than $999,999.99', { code: 'amount_too_large', param: 'amount' });
  }
  return amount;
}

function parseCurrency(params: Params): string {
  const currency = params.required('currency').toLowerCase();
  if (!/^[a-z]{3}$/.test(currency)) throw invalid(`Invalid currency: ${currency}.`, { param: 'currency' });
  return currency;
}

function createBlankIntent(created: number, params: Params): Stripe.PaymentIntent {
  const id = createId('pi');
  const automatic = params.nested('automatic_payment_methods');
  return {
    ...UNUSED,
    id,
    object: 'payment_intent',
    amount: 0,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    automatic_payment_methods: automatic ? { enabled: automatic.flag('enabled') } : null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${createRandomText(25)}`,
    confirmation_method: params.oneOf('confirmation_method', ['automatic', 'manual']) ?? 'automatic',
    created,
    currency: 'usd',
    customer: null,
    description: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: {},
    next_action: null,
    payment_method: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    receipt_email: null,
    setup_future_usage: null,
    shipping: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
  };
}

/** Fields that the site does not use: reviews, transfers, connected accounts. */
const UNUSED = {
  allowed_payment_method_types: null,
  application: null,
  application_fee_amount: null,
  customer_account: null,
  excluded_payment_method_types: null,
  managed_payments: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_record: null,
  processing: null,
  review: null,
  source: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Stripe.PaymentIntent>;
