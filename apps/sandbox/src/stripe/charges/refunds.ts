import { randomInt } from 'node:crypto';
import type Stripe from 'stripe';
import { invalid, missing } from '../api/failure.ts';
import { newId } from '../api/ids.ts';
import { isCreatedWithin, getPage } from '../api/lists.ts';
import type { Params } from '../api/params.ts';
import { recordRefundBalance } from './balance-transactions.ts';
import { computeCharge } from './charges.ts';
import type { Ask, Context, Resource } from '../context.ts';
import type { Records } from '../records.ts';

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

export function refundRoutes(context: Context): Resource {
  const { records } = context;
  return [
    { method: 'POST', path: '/v1/refunds', handle: (ask) => refund(context, ask) },
    {
      method: 'GET',
      path: '/v1/refunds',
      handle: ({ params }) => listRefunds(records, params),
    },
    {
      method: 'GET',
      path: '/v1/refunds/:id',
      handle: ({ places }) => {
        const found = records.refunds.get(places.id ?? '');
        if (!found) throw missing('refund', places.id ?? '', 'id');
        return found;
      },
    },
  ];
}

function listRefunds(records: Records, params: Params): object {
  params.only(['charge', 'created', 'ending_before', 'expand', 'limit', 'payment_intent', 'starting_after']);
  const intent = params.text('payment_intent');
  const charge = params.text('charge');
  const found = records.refunds
    .all()
    .filter(
      (each) =>
        (!intent || each.payment_intent === intent) &&
        (!charge || each.charge === charge) &&
        isCreatedWithin(each.created, params),
    );
  return getPage(found.reverse(), '/v1/refunds', params);
}

function refund({ records, clock, emit }: Context, ask: Ask): Stripe.Refund {
  const { params } = ask;
  params.only(['amount', 'charge', 'expand', 'metadata', 'payment_intent', 'reason']);
  const charge = chargeToRefund(records, ask);
  const amount = amountToRefund(charge, params);
  const made = newRefund(charge, amount, clock.now(), params);
  made.balance_transaction = recordRefundBalance(records, made, clock.now()).id;
  records.refunds.put(made);
  const refunded = charge.amount_refunded + amount;
  const returned = records.charges.put({
    ...charge,
    amount_refunded: refunded,
    refunded: refunded === charge.amount,
  });
  emit('refund.created', made, ask);
  emit('charge.refunded', returned, ask);
  emit('refund.updated', records.refunds.put(withBankReference(made)), ask);
  return made;
}

/** The given amount, by default everything that is left of the charge. */
function amountToRefund(charge: Stripe.Charge, params: Params): number {
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  const amount = params.integer('amount') ?? left;
  if (amount < 1)
    throw invalid('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' });
  if (amount > left) {
    throw invalid(
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      { param: 'amount' },
    );
  }
  return amount;
}

function newRefund(charge: Stripe.Charge, amount: number, created: number, params: Params): Stripe.Refund {
  return {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: params.metadata(),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: params.oneOf('reason', REASONS) ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}

/** Simulates the bank reference (ARN) that becomes available after a while. */
function withBankReference(made: Stripe.Refund): Stripe.Refund {
  const reference = String(randomInt(1e11, 1e12));
  return {
    ...made,
    destination_details: {
      card: {
        reference,
        reference_status: 'available',
        reference_type: 'acquirer_reference_number',
        type: 'refund',
      },
      type: 'card',
    },
  };
}

function chargeToRefund(records: Records, { params }: Ask): Stripe.Charge {
  const id = params.text('charge');
  const intentId = params.text('payment_intent');
  if (!id && !intentId) {
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const intent = intentId ? records.intents.get(intentId) : undefined;
  if (intentId && !intent) throw missing('payment_intent', intentId, 'payment_intent', 404);
  const chargeId = id ?? (typeof intent?.latest_charge === 'string' ? intent.latest_charge : undefined);
  const charge = chargeId ? computeCharge(records, chargeId, 'charge') : undefined;
  if (!charge?.captured) {
    throw invalid('This PaymentIntent does not have a successful charge to refund.', {
      param: 'payment_intent',
    });
  }
  return charge;
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
