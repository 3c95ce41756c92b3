import type Stripe from 'stripe';
import { withDocumentation } from '../api/failure.ts';
import type { FailureBody } from '../api/failure.ts';
import { newId } from '../api/ids.ts';
import { isExpired } from '../cards/card.rules.ts';
import { DECLINES } from '../cards/cards.data.ts';
import type { DeclineCode } from '../cards/cards.data.ts';
import { getCardBehavior, saveForFutureUse } from '../cards/stored-cards.ts';
import { Refusal } from '../context.ts';
import type { Ask, Context } from '../context.ts';
import { methodFrom } from '../intents/intent-fields.ts';
import { findPaymentMethod } from '../payment-methods.ts';
import { CREATE_FIELDS, forBrowser, refuseState } from './setup-intent-fields.ts';

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

export function confirm(context: Context, intent: Stripe.SetupIntent, ask: Ask): object | Refusal {
  ask.params.only(CONFIRM_FIELDS);
  if (!CONFIRMABLE.includes(intent.status)) throw refuseState(intent, whyNotConfirmable(intent));
  const method = methodFrom(context, ask.params) ?? currentMethod(context, intent);
  if (!method) {
    throw refuseState(
      intent,
      "You cannot confirm this SetupIntent because it's missing a payment method. Update the SetupIntent with a payment method and then confirm it again.",
    );
  }
  const ready = { ...intent, last_setup_error: null, next_action: null, payment_method: method.id };
  return getCardBehavior(context, method).authenticates
    ? askForAuthentication(context, ready, ask)
    : setUp(context, ready, method, ask);
}

export function authenticate(context: Context, intent: Stripe.SetupIntent, ask: Ask): object | Refusal {
  ask.params.only(['client_secret', 'expand', 'key', 'outcome', 'source']);
  const outcome = ask.params.oneOf('outcome', ['complete', 'fail']);
  const attempt = context.records.attempts.get(ask.params.required('source'));
  const method = currentMethod(context, intent);
  const isAsked = attempt?.intent === intent.id && !attempt.isOver && intent.status === 'requires_action';
  if (!attempt || !isAsked || !method) {
    throw refuseState(intent, 'There is no authentication under way for this SetupIntent.');
  }
  context.records.attempts.put({ ...attempt, isOver: true });
  const answered = { ...intent, next_action: null };
  if (outcome === 'complete') return setUp(context, answered, method, ask);
  return forBrowser(failed(context, answered, NOT_AUTHENTICATED, method, ask), ask);
}

function askForAuthentication(context: Context, intent: Stripe.SetupIntent, ask: Ask): object {
  const attempt = context.records.attempts.put({ id: newId('payatt'), intent: intent.id, isOver: false });
  const waiting = context.records.setupIntents.put({
    ...intent,
    next_action: {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'stripe_3ds2_challenge', source: attempt.id },
    },
    status: 'requires_action',
  });
  context.emit('setup_intent.requires_action', waiting, ask);
  return forBrowser(waiting, ask);
}

function setUp(
  context: Context,
  intent: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
  ask: Ask,
): object | Refusal {
  const decline = findDecline(context, method);
  if (decline) return declined(context, intent, method, decline, ask);
  saveForFutureUse(context, method, intent.customer, ask);
  const done = context.records.setupIntents.put({ ...intent, status: 'succeeded' });
  context.emit('setup_intent.succeeded', done, ask);
  return forBrowser(done, ask);
}

/** Setup charges nothing, so cards that decline only on a charge succeed. */
function findDecline(context: Context, method: Stripe.PaymentMethod): DeclineCode | undefined {
  if (method.card && isExpired(method.card, context.clock.date())) return 'expired_card';
  const { declines, isDeclinedLater } = getCardBehavior(context, method);
  return isDeclinedLater ? undefined : declines;
}

function declined(
  context: Context,
  intent: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
  decline: DeclineCode,
  ask: Ask,
): Refusal {
  const error: FailureBody = { type: 'card_error', ...DECLINES[decline], decline_code: decline };
  const after = failed(context, intent, error, method, ask);
  const shown = { ...withDocumentation(error), setup_intent: forBrowser(after, ask), payment_method: method };
  return new Refusal({ status: 402, body: { error: shown } });
}

function failed(
  { records, emit }: Context,
  intent: Stripe.SetupIntent,
  error: FailureBody,
  method: Stripe.PaymentMethod,
  ask: Ask,
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
  emit('setup_intent.setup_failed', after, ask);
  return after;
}

function currentMethod(context: Context, intent: Stripe.SetupIntent): Stripe.PaymentMethod | undefined {
  return typeof intent.payment_method === 'string'
    ? findPaymentMethod(context, intent.payment_method, 'payment_method')
    : undefined;
}

function whyNotConfirmable({ status }: Stripe.SetupIntent): string {
  return status === 'succeeded'
    ? 'You cannot confirm this SetupIntent because it has already succeeded.'
    : `You cannot confirm this SetupIntent because it has a status of ${status}.`;
}
