import type Stripe from 'stripe';
import { parseShipping } from '../api/addresses.ts';
import { createId } from '../api/ids.ts';
import { requiresOffSessionAuthentication, getCardBehavior } from '../cards/stored-cards.ts';
import type { ApiCall, Context, ErrorResponse } from '../context.ts';
import { recordFailedCharge, recordRequiredAction } from '../invoices/apply-payment.ts';
import { findPaymentMethod } from '../payment-methods.ts';
import { chargeIntent, withPaymentError } from './charge-intent.ts';
import { CREATE_FIELDS, parsePaymentMethod, unexpectedState } from './intent-fields.ts';
import { toCallerView } from './intent-view.ts';

const CONFIRM_FIELDS = [
  ...CREATE_FIELDS,
  'client_secret',
  'expected_payment_method_type',
  'key',
  'mandate_data',
];
const CONFIRMABLE: readonly string[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
];
const NOT_AUTHENTICATED = {
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
} as const;

export function confirm(
  context: Context,
  intent: Stripe.PaymentIntent,
  call: ApiCall,
): object | ErrorResponse {
  const { params } = call;
  params.only(CONFIRM_FIELDS);
  if (!CONFIRMABLE.includes(intent.status)) throw unexpectedState(intent, explainNotConfirmable(intent));
  const method = parsePaymentMethod(context, params) ?? findCurrentMethod(context, intent);
  if (!method) {
    throw unexpectedState(
      intent,
      "You cannot confirm this PaymentIntent because it's missing a payment method. Update the PaymentIntent with a payment method and then confirm it again.",
    );
  }
  const confirmable: Stripe.PaymentIntent = {
    ...intent,
    last_payment_error: null,
    next_action: null,
    payment_method: method.id,
    receipt_email: params.text('receipt_email') ?? intent.receipt_email,
    shipping: params.has('shipping') ? parseShipping(params.nested('shipping')) : intent.shipping,
  };
  const behavior = getCardBehavior(context, method);
  if (behavior.isPending) return startProcessing(context, confirmable, call);
  if (!behavior.authenticates) return chargeIntent(context, confirmable, method, behavior, call);
  if (params.flag('off_session')) {
    const declines = requiresOffSessionAuthentication(context, method)
      ? 'authentication_required'
      : behavior.declines;
    return chargeIntent(context, confirmable, method, { ...behavior, authenticates: false, declines }, call);
  }
  return requireAuthentication(context, confirmable, call);
}

export function authenticate(
  context: Context,
  intent: Stripe.PaymentIntent,
  call: ApiCall,
): object | ErrorResponse {
  call.params.only(['client_secret', 'expand', 'key', 'outcome', 'source']);
  const outcome = call.params.oneOf('outcome', ['complete', 'fail']);
  const attempt = context.records.attempts.get(call.params.required('source'));
  const method = findCurrentMethod(context, intent);
  if (
    !attempt ||
    attempt.isOver ||
    attempt.intent !== intent.id ||
    !method ||
    intent.status !== 'requires_action'
  ) {
    throw unexpectedState(intent, 'There is no authentication under way for this PaymentIntent.');
  }
  context.records.attempts.put({ ...attempt, isOver: true });
  const authenticated: Stripe.PaymentIntent = { ...intent, next_action: null };
  if (outcome === 'complete')
    return chargeIntent(context, authenticated, method, getCardBehavior(context, method), call);

  const failed = withPaymentError(
    authenticated,
    { type: 'invalid_request_error', ...NOT_AUTHENTICATED },
    method,
  );
  context.records.intents.put(failed);
  context.emit('payment_intent.payment_failed', failed, call);
  recordFailedCharge(context, failed, call);
  return toCallerView(failed, call);
}

function requireAuthentication(context: Context, intent: Stripe.PaymentIntent, call: ApiCall): object {
  const attempt = context.records.attempts.put({ id: createId('payatt'), intent: intent.id, isOver: false });
  const waiting = context.records.intents.put({
    ...intent,
    next_action: {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'stripe_3ds2_challenge', source: attempt.id },
    },
    status: 'requires_action',
  });
  context.emit('payment_intent.requires_action', waiting, call);
  recordRequiredAction(context, waiting, call);
  return toCallerView(waiting, call);
}

function startProcessing(context: Context, intent: Stripe.PaymentIntent, call: ApiCall): object {
  const waiting = context.records.intents.put({ ...intent, status: 'processing' });
  context.emit('payment_intent.processing', waiting, call);
  return toCallerView(waiting, call);
}

function findCurrentMethod(context: Context, intent: Stripe.PaymentIntent): Stripe.PaymentMethod | undefined {
  return typeof intent.payment_method === 'string'
    ? findPaymentMethod(context, intent.payment_method, 'payment_method')
    : undefined;
}

function explainNotConfirmable(intent: Stripe.PaymentIntent): string {
  return intent.status === 'succeeded'
    ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
    : `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action.`;
}
