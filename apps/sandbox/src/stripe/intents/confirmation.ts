import type Stripe from 'stripe';
import { shippingFrom } from '../api/addresses.ts';
import { withDocumentation } from '../api/failure.ts';
import type { FailureBody } from '../api/failure.ts';
import { newId } from '../api/ids.ts';
import type { CardBehaviour } from '../cards/card.rules.ts';
import { isExpired } from '../cards/card.rules.ts';
import { DECLINES } from '../cards/cards.data.ts';
import type { DeclineCode } from '../cards/cards.data.ts';
import { recordCharge } from '../charges.ts';
import { Refusal } from '../context.ts';
import type { Ask, Context } from '../context.ts';
import { recordDispute } from '../disputes.ts';
import { CREATE_FIELDS, methodFrom, refuseState } from './intent-fields.ts';
import { forBrowser } from './intent-view.ts';
import { paymentMethodOf } from '../payment-methods.ts';

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

export function confirm(context: Context, intent: Stripe.PaymentIntent, ask: Ask): object | Refusal {
  const { params } = ask;
  params.only(CONFIRM_FIELDS);
  if (!CONFIRMABLE.includes(intent.status)) throw refuseState(intent, whyNotConfirmable(intent));
  const method = methodFrom(context, params) ?? currentMethod(context, intent);
  if (!method) {
    throw refuseState(
      intent,
      "You cannot confirm this PaymentIntent because it's missing a payment method. Update the PaymentIntent with a payment method and then confirm it again.",
    );
  }
  const ready: Stripe.PaymentIntent = {
    ...intent,
    last_payment_error: null,
    next_action: null,
    payment_method: method.id,
    receipt_email: params.text('receipt_email') ?? intent.receipt_email,
    shipping: params.has('shipping') ? shippingFrom(params.within('shipping')) : intent.shipping,
  };
  const behaviour = behaviourOf(context, method);
  if (behaviour.isPending) return staysProcessing(context, ready, ask);
  if (!behaviour.authenticates) return charge(context, ready, method, behaviour, ask);
  if (params.flag('off_session')) {
    return charge(context, ready, method, { ...behaviour, declines: 'authentication_required' }, ask);
  }
  return askForAuthentication(context, ready, ask);
}

/** The cardholder pressed Complete or Fail. */
export function authenticate(context: Context, intent: Stripe.PaymentIntent, ask: Ask): object | Refusal {
  ask.params.only(['client_secret', 'expand', 'key', 'outcome', 'source']);
  const outcome = ask.params.oneOf('outcome', ['complete', 'fail']);
  const attempt = context.records.attempts.get(ask.params.required('source'));
  const method = currentMethod(context, intent);
  if (
    !attempt ||
    attempt.isOver ||
    attempt.intent !== intent.id ||
    !method ||
    intent.status !== 'requires_action'
  ) {
    throw refuseState(intent, 'There is no authentication under way for this PaymentIntent.');
  }
  context.records.attempts.put({ ...attempt, isOver: true });
  const answered: Stripe.PaymentIntent = { ...intent, next_action: null };
  if (outcome === 'complete') return charge(context, answered, method, behaviourOf(context, method), ask);

  const failed = refused(answered, { type: 'invalid_request_error', ...NOT_AUTHENTICATED }, method);
  context.records.intents.put(failed);
  context.emit('payment_intent.payment_failed', failed, ask);
  return forBrowser(failed, ask);
}

function askForAuthentication(context: Context, intent: Stripe.PaymentIntent, ask: Ask): object {
  const attempt = context.records.attempts.put({ id: newId('payatt'), intent: intent.id, isOver: false });
  const waiting = context.records.intents.put({
    ...intent,
    next_action: {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'stripe_3ds2_challenge', source: attempt.id },
    },
    status: 'requires_action',
  });
  context.emit('payment_intent.requires_action', waiting, ask);
  return forBrowser(waiting, ask);
}

function staysProcessing(context: Context, intent: Stripe.PaymentIntent, ask: Ask): object {
  const waiting = context.records.intents.put({ ...intent, status: 'processing' });
  context.emit('payment_intent.processing', waiting, ask);
  return forBrowser(waiting, ask);
}

function charge(
  context: Context,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  behaviour: CardBehaviour,
  ask: Ask,
): object | Refusal {
  const isCaptured = intent.capture_method !== 'manual';
  const decline =
    method.card && isExpired(method.card, context.clock.date()) ? 'expired_card' : behaviour.declines;
  const made = recordCharge(context, {
    intent,
    method,
    decline,
    isBlocked: behaviour.isBlocked,
    isAuthenticated: behaviour.authenticates && decline !== 'authentication_required',
    isCaptured,
  });
  const charged: Stripe.PaymentIntent = { ...intent, latest_charge: made.id };
  if (decline) {
    context.emit('charge.failed', made, ask);
    return declined(context, charged, method, decline, ask);
  }
  const paid = context.records.intents.put({
    ...charged,
    amount_capturable: isCaptured ? 0 : intent.amount,
    amount_received: isCaptured ? intent.amount : 0,
    status: isCaptured ? 'succeeded' : 'requires_capture',
  });
  context.emit('charge.succeeded', made, ask);
  context.emit(
    isCaptured ? 'payment_intent.succeeded' : 'payment_intent.amount_capturable_updated',
    paid,
    ask,
  );
  if (behaviour.isDisputed) recordDispute(context, made, ask);
  return forBrowser(paid, ask);
}

function declined(
  context: Context,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  decline: DeclineCode,
  ask: Ask,
): Refusal {
  const error: FailureBody = {
    type: 'card_error',
    ...DECLINES[decline],
    decline_code: decline,
    charge: String(intent.latest_charge),
    ...(decline === 'incorrect_cvc' ? { param: 'cvc' } : {}),
  };
  const failed = refused(intent, error, method);
  context.records.intents.put(failed);
  context.emit('payment_intent.payment_failed', failed, ask);
  return new Refusal({
    status: 402,
    body: {
      error: { ...withDocumentation(error), payment_intent: forBrowser(failed, ask), payment_method: method },
    },
  });
}

/** Back to asking for another payment method. */
function refused(
  intent: Stripe.PaymentIntent,
  error: FailureBody,
  method: Stripe.PaymentMethod,
): Stripe.PaymentIntent {
  const { type, message, code, decline_code, param } = withDocumentation(error);
  return {
    ...intent,
    last_payment_error: {
      ...(error.charge ? { charge: String(error.charge) } : {}),
      code: code as Stripe.PaymentIntent.LastPaymentError.Code,
      ...(decline_code ? { decline_code } : {}),
      doc_url: String(withDocumentation(error).doc_url),
      message,
      ...(param ? { param } : {}),
      payment_method: method,
      type: type as Stripe.PaymentIntent.LastPaymentError.Type,
    },
    payment_method: null,
    status: 'requires_payment_method',
  };
}

function behaviourOf({ records }: Context, method: Stripe.PaymentMethod): CardBehaviour {
  const kept = records.keptCards.get(method.id);
  return (
    kept?.card.behaviour ?? { authenticates: false, isBlocked: false, isDisputed: false, isPending: false }
  );
}

function currentMethod(context: Context, intent: Stripe.PaymentIntent): Stripe.PaymentMethod | undefined {
  return typeof intent.payment_method === 'string'
    ? paymentMethodOf(context, intent.payment_method, 'payment_method')
    : undefined;
}

function whyNotConfirmable(intent: Stripe.PaymentIntent): string {
  return intent.status === 'succeeded'
    ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
    : `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action.`;
}
