import type Stripe from 'stripe';
import { invalid } from '../api/failure.ts';
import { recordChargeBalance } from '../charges/balance-transactions.ts';
import { computeCharge } from '../charges/charges.ts';
import type { Ask, Context } from '../context.ts';
import { refuseState } from './intent-fields.ts';

export function capture({ records, clock, emit }: Context, intent: Stripe.PaymentIntent, ask: Ask): object {
  ask.params.only(['amount_to_capture', 'expand', 'metadata', 'statement_descriptor']);
  if (intent.status !== 'requires_capture') {
    throw refuseState(
      intent,
      `This PaymentIntent could not be captured because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be captured: requires_capture.`,
    );
  }
  const amount = ask.params.integer('amount_to_capture') ?? intent.amount_capturable;
  if (amount < 1 || amount > intent.amount_capturable) {
    throw invalid('The amount to capture is not within what can be captured.', {
      param: 'amount_to_capture',
    });
  }
  const charge = computeCharge(records, String(intent.latest_charge), 'charge');
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
    metadata: ask.params.metadata(intent.metadata),
    status: 'succeeded',
  });
  emit('charge.captured', captured, ask);
  emit('payment_intent.succeeded', paid, ask);
  return paid;
}
