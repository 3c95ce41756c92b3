import type Stripe from 'stripe';
import { invalid } from '../api/api-error.ts';
import { recordChargeBalance } from '../charges/balance-transactions.ts';
import { getCharge } from '../charges/charges.ts';
import type { ApiCall, Context } from '../context.ts';
import { unexpectedState } from './intent-fields.ts';

export function capture(
  { records, clock, emit }: Context,
  intent: Stripe.PaymentIntent,
  call: ApiCall,
): object {
  call.params.only(['amount_to_capture', 'expand', 'metadata', 'statement_descriptor']);
  if (intent.status !== 'requires_capture') {
    throw unexpectedState(
      intent,
      `This PaymentIntent could not be captured because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be captured: requires_capture.`,
    );
  }
  const amount = call.params.integer('amount_to_capture') ?? intent.amount_capturable;
  if (amount < 1 || amount > intent.amount_capturable) {
    throw invalid('The amount to capture is not within what can be captured.', {
      param: 'amount_to_capture',
    });
  }
  const charge = getCharge(records, String(intent.latest_charge), 'charge');
  const captured: Stripe.Charge = {
    ...charge,
    amount_captured: amount,
    amount_refunded: charge.amount - amount,
    captured: true,
  };
  captured.balance_transaction = recordChargeBalance(records, captured, clock.now()).id;
  records.charges.put(captured);
  const paid = records.intents.put({
    ...intent,
    amount_capturable: 0,
    amount_received: amount,
    metadata: call.params.metadata(intent.metadata),
    status: 'succeeded',
  });
  emit('charge.captured', captured, call);
  emit('payment_intent.succeeded', paid, call);
  return paid;
}
