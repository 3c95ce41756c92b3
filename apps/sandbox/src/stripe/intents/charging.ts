import type Stripe from 'stripe';
import { withDocumentation } from '../api/failure.ts';
import type { FailureBody } from '../api/failure.ts';
import type { CardBehavior } from '../cards/card.rules.ts';
import { isExpired } from '../cards/card.rules.ts';
import { DECLINES } from '../cards/cards.data.ts';
import type { DeclineCode } from '../cards/cards.data.ts';
import { saveForFutureUse } from '../cards/stored-cards.ts';
import { recordCharge } from '../charges/charges.ts';
import { Refusal } from '../context.ts';
import type { Ask, Context } from '../context.ts';
import { recordDispute } from '../charges/disputes.ts';
import { recordFraudWarning } from '../charges/fraud-warnings.ts';
import { noteFailedCharge, applyPaymentToInvoice } from '../invoices/apply-payment.ts';
import { forBrowser } from './intent-view.ts';

export function charge(
  context: Context,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  behavior: CardBehavior,
  ask: Ask,
): object | Refusal {
  const decline =
    method.card && isExpired(method.card, context.clock.date()) ? 'expired_card' : behavior.declines;
  const made = recordCharge(context, {
    intent,
    method,
    decline,
    isBlocked: behavior.isBlocked,
    isRisky: behavior.isRisky ?? false,
    isAuthenticated: behavior.authenticates && decline !== 'authentication_required',
    isCaptured: intent.capture_method !== 'manual',
  });
  const charged: Stripe.PaymentIntent = { ...intent, latest_charge: made.id };
  if (decline) {
    context.emit('charge.failed', made, ask);
    return declined(context, charged, method, decline, ask);
  }
  return taken(context, charged, made, method, behavior, ask);
}

function taken(
  context: Context,
  intent: Stripe.PaymentIntent,
  made: Stripe.Charge,
  method: Stripe.PaymentMethod,
  behavior: CardBehavior,
  ask: Ask,
): object {
  const isCaptured = made.captured;
  const paid = context.records.intents.put({
    ...intent,
    amount_capturable: isCaptured ? 0 : intent.amount,
    amount_received: isCaptured ? intent.amount : 0,
    status: isCaptured ? 'succeeded' : 'requires_capture',
  });
  context.emit('charge.succeeded', made, ask);
  if (intent.setup_future_usage === 'off_session') saveForFutureUse(context, method, intent.customer, ask);
  context.emit(
    isCaptured ? 'payment_intent.succeeded' : 'payment_intent.amount_capturable_updated',
    paid,
    ask,
  );
  if (isCaptured) applyPaymentToInvoice(context, paid, ask);
  if (behavior.isDisputed) recordDispute(context, made, ask);
  if (behavior.isReported) recordFraudWarning(context, made, ask);
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
  noteFailedCharge(context, failed, ask);
  return new Refusal({
    status: 402,
    body: {
      error: { ...withDocumentation(error), payment_intent: forBrowser(failed, ask), payment_method: method },
    },
  });
}

/** Returns the intent with its error, waiting for another payment method. */
export function refused(
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
