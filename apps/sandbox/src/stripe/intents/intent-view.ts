import type Stripe from 'stripe';
import { invalid, missing, secretKeyRequired } from '../api/failure.ts';
import type { Ask } from '../context.ts';
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
export function getIntentId(records: Records, ask: Ask): Stripe.PaymentIntent {
  const id = ask.places.id ?? '';
  const intent = records.intents.get(id);
  if (!intent) throw missing('payment_intent', id, 'intent');
  const secret = ask.params.text('client_secret');
  if (ask.isFromBrowser && secret === undefined) throw secretKeyRequired();
  if (secret !== undefined && secret !== intent.client_secret) {
    throw invalid(
      'The client_secret provided does not match any associated PaymentIntent on this account. Ensure the publishable key used belongs to the same account that created the PaymentIntent.',
      { code: 'payment_intent_invalid_parameter', param: 'client_secret' },
    );
  }
  return intent;
}

export function forBrowser(intent: Stripe.PaymentIntent, ask: Ask): object {
  if (!ask.isFromBrowser) return intent;
  return Object.fromEntries(BROWSER_FIELDS.map((name) => [name, intent[name]]));
}
