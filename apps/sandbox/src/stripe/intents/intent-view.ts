import type Stripe from 'stripe';
import { invalid, resourceMissing, secretKeyRequired } from '../api/api-error.ts';
import type { ApiCall } from '../context.ts';
import type { Records } from '../records.ts';

/** Fields visible with the publishable key. */
const BROWSER_FIELDS = [
  'id',
  'object',
  'amount',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
] as const;

/** Finds the intent by path parameter; a browser must also send its client secret. */
export function getIntent(records: Records, call: ApiCall): Stripe.PaymentIntent {
  const id = call.pathParams.id ?? '';
  const intent = records.intents.get(id);
  if (!intent) throw resourceMissing('payment_intent', id, 'intent');
  const secret = call.params.text('client_secret');
  if (call.isFromBrowser && secret === undefined) throw secretKeyRequired();
  if (secret !== undefined && secret !== intent.client_secret) {
    throw invalid(
      'The client_secret provided does not match any associated PaymentIntent on this account. Ensure the publishable key used belongs to the same account that created the PaymentIntent.',
      { code: 'payment_intent_invalid_parameter', param: 'client_secret' },
    );
  }
  return intent;
}

export function toCallerView(intent: Stripe.PaymentIntent, call: ApiCall): object {
  if (!call.isFromBrowser) return intent;
  return Object.fromEntries(BROWSER_FIELDS.map((name) => [name, intent[name]]));
}
