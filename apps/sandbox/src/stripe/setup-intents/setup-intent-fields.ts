import type Stripe from 'stripe';
import { invalid, resourceMissing, secretKeyRequired } from '../api/api-error.ts';
import type { ApiError } from '../api/api-error.ts';
import { createId, createRandomText } from '../api/ids.ts';
import type { Params } from '../api/params.ts';
import type { ApiCall, Context } from '../context.ts';
import { findCustomer } from '../find-customer.ts';
import type { Records } from '../records.ts';

export const CREATE_FIELDS = [
  'allowed_payment_method_types',
  'automatic_payment_methods',
  'confirm',
  'customer',
  'description',
  'expand',
  'metadata',
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'payment_method_types',
  'return_url',
  'usage',
];
const BROWSER_FIELDS = [
  'id',
  'object',
  'automatic_payment_methods',
  'cancellation_reason',
  'client_secret',
  'created',
  'description',
  'last_setup_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'status',
  'usage',
] as const;

/** Finds the setup intent by path parameter; a browser must also send its client secret. */
export function findSetupIntent(records: Records, call: ApiCall): Stripe.SetupIntent {
  const id = call.pathParams.id ?? '';
  const intent = records.setupIntents.get(id);
  if (!intent) throw resourceMissing('setupintent', id, 'intent');
  const secret = call.params.text('client_secret');
  if (call.isFromBrowser && secret === undefined) throw secretKeyRequired();
  if (secret !== undefined && secret !== intent.client_secret) {
    throw invalid(
      'The client_secret provided does not match any associated SetupIntent on this account. Ensure the publishable key used belongs to the same account that created the SetupIntent.',
      { code: 'setup_intent_invalid_parameter', param: 'client_secret' },
    );
  }
  return intent;
}

export function toCallerView(intent: Stripe.SetupIntent, call: ApiCall): object {
  if (!call.isFromBrowser) return intent;
  return Object.fromEntries(BROWSER_FIELDS.map((name) => [name, intent[name]]));
}

export function unexpectedState(intent: Stripe.SetupIntent, message: string): ApiError {
  return invalid(message, { code: 'setup_intent_unexpected_state', setup_intent: intent });
}

export function buildSetupIntent({ records, clock }: Context, params: Params): Stripe.SetupIntent {
  const id = createId('seti');
  const customer = params.text('customer');
  const automatic = params.nested('automatic_payment_methods');
  const allowed = params.list('allowed_payment_method_types');
  return {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: allowed.length > 0 ? allowed : null,
    application: null,
    automatic_payment_methods: automatic ? { enabled: automatic.flag('enabled') } : null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${createRandomText(31)}`,
    created: clock.now(),
    customer: customer ? findCustomer(records, customer, 'customer').id : null,
    customer_account: null,
    description: params.text('description') ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    managed_payments: null,
    mandate: null,
    metadata: params.metadata(),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: params.oneOf('usage', ['off_session', 'on_session']) ?? 'off_session',
  };
}
