import type Stripe from 'stripe';
import { withDocumentation } from '../api/api-error.ts';
import type { ErrorBody } from '../api/api-error.ts';
import type { CardBehavior } from '../cards/card.rules.ts';
import { isExpired } from '../cards/card.rules.ts';
import { DECLINES } from '../cards/cards.data.ts';
import type { DeclineCode } from '../cards/cards.data.ts';
import { saveForFutureUse } from '../cards/stored-cards.ts';
import { recordCharge } from '../charges/charges.ts';
import { ErrorResponse } from '../context.ts';
import type { ApiCall, Context } from '../context.ts';
import { recordDispute } from '../charges/disputes.ts';
import { recordFraudWarning } from '../charges/fraud-warnings.ts';
import { recordFailedCharge, applyPaymentToInvoice } from '../invoices/apply-payment.ts';
import { toCallerView } from './intent-view.ts';

export function chargeIntent(
  context: Context,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  behavior: CardBehavior,
  call: ApiCall,
): object | ErrorResponse {
  const decline =
    method.card && isExpired(method.card, context.clock.date()) ? 'expired_card' : behavior.declines;
  const charge = recordCharge(context, {
    intent,
    method,
    decline,
    isBlocked: behavior.isBlocked,
    isRisky: behavior.isRisky ?? false,
    isAuthenticated: behavior.authenticates && decline !== 'authentication_required',
    isCaptured: intent.capture_method !== 'manual',
  });
  const charged: Stripe.PaymentIntent = { ...intent, latest_charge: charge.id };
  if (decline) {
    context.emit('charge.failed', charge, call);
    return recordDecline(context, charged, method, decline, call);
  }
  return recordPayment(context, charged, charge, method, behavior, call);
}

function recordPayment(
  context: Context,
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge,
  method: Stripe.PaymentMethod,
  behavior: CardBehavior,
  call: ApiCall,
): object {
  const isCaptured = charge.captured;
  const paid = context.records.intents.put({
    ...intent,
    amount_capturable: isCaptured ? 0 : intent.amount,
    amount_received: isCaptured ? intent.amount : 0,
    status: isCaptured ? 'succeeded' : 'requires_capture',
  });
  context.emit('charge.succeeded', charge, call);
  if (intent.setup_future_usage === 'off_session') saveForFutureUse(context, method, intent.customer, call);
  context.emit(
    isCaptured ? 'payment_intent.succeeded' : 'payment_intent.amount_capturable_updated',
    paid,
    call,
  );
  if (isCaptured) applyPaymentToInvoice(context, paid, call);
  if (behavior.isDisputed) recordDispute(context, charge, call);
  if (behavior.isReported) recordFraudWarning(context, charge, call);
  return toCallerView(paid, call);
}

function recordDecline(
  context: Context,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  decline: DeclineCode,
  call: ApiCall,
): ErrorResponse {
  const error: ErrorBody = {
    type: 'card_error',
    ...DECLINES[decline],
    decline_code: decline,
    charge: String(intent.latest_charge),
    ...(decline === 'incorrect_cvc' ? { param: 'cvc' } : {}),
  };
  const failed = withPaymentError(intent, error, method);
  context.records.intents.put(failed);
  context.emit('payment_intent.payment_failed', failed, call);
  recordFailedCharge(context, failed, call);
  return new ErrorResponse({
    status: 402,
    body: {
      error: {
        ...withDocumentation(error),
        payment_intent: toCallerView(failed, call),
        payment_method: method,
      },
    },
  });
}

/** Returns the intent with its error, waiting for another payment method. */
export function withPaymentError(
  intent: Stripe.PaymentIntent,
  error: ErrorBody,
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
