import type Stripe from 'stripe';
import { withDocumentation } from '../api/api-error.ts';
import type { ErrorBody } from '../api/api-error.ts';
import { createId } from '../api/ids.ts';
import { isExpired } from '../cards/card.rules.ts';
import { DECLINES } from '../cards/cards.data.ts';
import type { DeclineCode } from '../cards/cards.data.ts';
import { getCardBehavior, saveForFutureUse } from '../cards/stored-cards.ts';
import { ErrorResponse } from '../context.ts';
import type { ApiCall, Context } from '../context.ts';
import { parsePaymentMethod } from '../intents/intent-fields.ts';
import { findPaymentMethod } from '../payment-methods.ts';
import { CREATE_FIELDS, toCallerView, unexpectedState } from './setup-intent-fields.ts';

const CONFIRM_FIELDS = [
  ...CREATE_FIELDS,
  'client_secret',
  'expected_payment_method_type',
  'key',
  'mandate_data',
  'use_stripe_sdk',
];
const CONFIRMABLE: readonly string[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
];
const NOT_AUTHENTICATED = {
  type: 'invalid_request_error',
  code: 'setup_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
} as const;

export function confirm(context: Context, intent: Stripe.SetupIntent, call: ApiCall): object | ErrorResponse {
  call.params.only(CONFIRM_FIELDS);
  if (!CONFIRMABLE.includes(intent.status)) throw unexpectedState(intent, explainNotConfirmable(intent));
  const method = parsePaymentMethod(context, call.params) ?? findCurrentMethod(context, intent);
  if (!method) {
    throw unexpectedState(
      intent,
      "You cannot confirm this SetupIntent because it's missing a payment method. Update the SetupIntent with a payment method and then confirm it again.",
    );
  }
  const confirmable = { ...intent, last_setup_error: null, next_action: null, payment_method: method.id };
  return getCardBehavior(context, method).authenticates
    ? requireAuthentication(context, confirmable, call)
    : completeSetup(context, confirmable, method, call);
}

export function authenticate(
  context: Context,
  intent: Stripe.SetupIntent,
  call: ApiCall,
): object | ErrorResponse {
  call.params.only(['client_secret', 'expand', 'key', 'outcome', 'source']);
  const outcome = call.params.oneOf('outcome', ['complete', 'fail']);
  const attempt = context.records.attempts.get(call.params.required('source'));
  const method = findCurrentMethod(context, intent);
  const isPending = attempt?.intent === intent.id && !attempt.isOver && intent.status === 'requires_action';
  if (!attempt || !isPending || !method) {
    throw unexpectedState(intent, 'There is no authentication under way for this SetupIntent.');
  }
  context.records.attempts.put({ ...attempt, isOver: true });
  const authenticated = { ...intent, next_action: null };
  if (outcome === 'complete') return completeSetup(context, authenticated, method, call);
  return toCallerView(recordFailure(context, authenticated, NOT_AUTHENTICATED, method, call), call);
}

function requireAuthentication(context: Context, intent: Stripe.SetupIntent, call: ApiCall): object {
  const attempt = context.records.attempts.put({ id: createId('payatt'), intent: intent.id, isOver: false });
  const waiting = context.records.setupIntents.put({
    ...intent,
    next_action: {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'stripe_3ds2_challenge', source: attempt.id },
    },
    status: 'requires_action',
  });
  context.emit('setup_intent.requires_action', waiting, call);
  return toCallerView(waiting, call);
}

function completeSetup(
  context: Context,
  intent: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
  call: ApiCall,
): object | ErrorResponse {
  const decline = findDecline(context, method);
  if (decline) return recordDecline(context, intent, method, decline, call);
  saveForFutureUse(context, method, intent.customer, call);
  const succeeded = context.records.setupIntents.put({ ...intent, status: 'succeeded' });
  context.emit('setup_intent.succeeded', succeeded, call);
  return toCallerView(succeeded, call);
}

/** Setup charges nothing, so cards that decline only on a charge succeed. */
function findDecline(context: Context, method: Stripe.PaymentMethod): DeclineCode | undefined {
  if (method.card && isExpired(method.card, context.clock.date())) return 'expired_card';
  const { declines, isDeclinedLater } = getCardBehavior(context, method);
  return isDeclinedLater ? undefined : declines;
}

function recordDecline(
  context: Context,
  intent: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
  decline: DeclineCode,
  call: ApiCall,
): ErrorResponse {
  const error: ErrorBody = { type: 'card_error', ...DECLINES[decline], decline_code: decline };
  const after = recordFailure(context, intent, error, method, call);
  const details = { setup_intent: toCallerView(after, call), payment_method: method };
  return new ErrorResponse({ status: 402, body: { error: { ...withDocumentation(error), ...details } } });
}

function recordFailure(
  { records, emit }: Context,
  intent: Stripe.SetupIntent,
  error: ErrorBody,
  method: Stripe.PaymentMethod,
  call: ApiCall,
): Stripe.SetupIntent {
  const { type, message, code, decline_code, doc_url } = withDocumentation(error);
  const after = records.setupIntents.put({
    ...intent,
    last_setup_error: {
      code: code as Stripe.SetupIntent.LastSetupError.Code,
      ...(decline_code ? { decline_code } : {}),
      doc_url: String(doc_url),
      message,
      payment_method: method,
      type: type as Stripe.SetupIntent.LastSetupError.Type,
    },
    payment_method: null,
    status: 'requires_payment_method',
  });
  emit('setup_intent.setup_failed', after, call);
  return after;
}

function findCurrentMethod(context: Context, intent: Stripe.SetupIntent): Stripe.PaymentMethod | undefined {
  return typeof intent.payment_method === 'string'
    ? findPaymentMethod(context, intent.payment_method, 'payment_method')
    : undefined;
}

function explainNotConfirmable({ status }: Stripe.SetupIntent): string {
  return status === 'succeeded'
    ? 'You cannot confirm this SetupIntent because it has already succeeded.'
    : `You cannot confirm this SetupIntent because it has a status of ${status}.`;
}
