import type Stripe from 'stripe';
import { shippingFrom } from '../api/addresses.ts';
import { newId } from '../api/ids.ts';
import { authenticatesOffSession, getCardBehavior } from '../cards/stored-cards.ts';
import type { Ask, Context, Refusal } from '../context.ts';
import { noteFailedCharge, noteRequiredAction } from '../invoices/apply-payment.ts';
import { findPaymentMethod } from '../payment-methods.ts';
import { charge, refused } from './charging.ts';
import { CREATE_FIELDS, methodFrom, refuseState } from './intent-fields.ts';
import { forBrowser } from './intent-view.ts';

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
  const behavior = getCardBehavior(context, method);
  if (behavior.isPending) return staysProcessing(context, ready, ask);
  if (!behavior.authenticates) return charge(context, ready, method, behavior, ask);
  if (params.flag('off_session')) {
    const declines = authenticatesOffSession(context, method) ? 'authentication_required' : behavior.declines;
    return charge(context, ready, method, { ...behavior, authenticates: false, declines }, ask);
  }
  return askForAuthentication(context, ready, ask);
}

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
  if (outcome === 'complete') return charge(context, answered, method, getCardBehavior(context, method), ask);

  const failed = refused(answered, { type: 'invalid_request_error', ...NOT_AUTHENTICATED }, method);
  context.records.intents.put(failed);
  context.emit('payment_intent.payment_failed', failed, ask);
  noteFailedCharge(context, failed, ask);
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
  noteRequiredAction(context, waiting, ask);
  return forBrowser(waiting, ask);
}

function staysProcessing(context: Context, intent: Stripe.PaymentIntent, ask: Ask): object {
  const waiting = context.records.intents.put({ ...intent, status: 'processing' });
  context.emit('payment_intent.processing', waiting, ask);
  return forBrowser(waiting, ask);
}

function currentMethod(context: Context, intent: Stripe.PaymentIntent): Stripe.PaymentMethod | undefined {
  return typeof intent.payment_method === 'string'
    ? findPaymentMethod(context, intent.payment_method, 'payment_method')
    : undefined;
}

function whyNotConfirmable(intent: Stripe.PaymentIntent): string {
  return intent.status === 'succeeded'
    ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
    : `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action.`;
}
