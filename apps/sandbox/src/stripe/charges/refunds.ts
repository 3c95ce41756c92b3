import { randomInt } from 'node:crypto';
import type Stripe from 'stripe';
import { invalid, resourceMissing } from '../api/api-error.ts';
import { createId } from '../api/ids.ts';
import { isCreatedWithin, paginate } from '../api/pagination.ts';
import type { Params } from '../api/params.ts';
import { recordRefundBalance } from './balance-transactions.ts';
import { getCharge } from './charges.ts';
import type { ApiCall, Context, Resource } from '../context.ts';
import type { Records } from '../records.ts';

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

export function refundRoutes(context: Context): Resource {
  const { records } = context;
  return [
    { method: 'POST', path: '/v1/refunds', handle: (call) => createRefund(context, call) },
    {
      method: 'GET',
      path: '/v1/refunds',
      handle: ({ params }) => listRefunds(records, params),
    },
    {
      method: 'GET',
      path: '/v1/refunds/:id',
      handle: ({ pathParams }) => {
        const refund = records.refunds.get(pathParams.id ?? '');
        if (!refund) throw resourceMissing('refund', pathParams.id ?? '', 'id');
        return refund;
      },
    },
  ];
}

function listRefunds(records: Records, params: Params): object {
  params.only(['charge', 'created', 'ending_before', 'expand', 'limit', 'payment_intent', 'starting_after']);
  const intent = params.text('payment_intent');
  const charge = params.text('charge');
  const refunds = records.refunds
    .all()
    .filter(
      (refund) =>
        (!intent || refund.payment_intent === intent) &&
        (!charge || refund.charge === charge) &&
        isCreatedWithin(refund.created, params),
    );
  return paginate(refunds.reverse(), '/v1/refunds', params);
}

function createRefund({ records, clock, emit }: Context, call: ApiCall): Stripe.Refund {
  const { params } = call;
  params.only(['amount', 'charge', 'expand', 'metadata', 'payment_intent', 'reason']);
  const charge = findChargeToRefund(records, call);
  assertNotDisputed(records, charge);
  const amount = computeRefundAmount(charge, params);
  const refund = buildRefund(charge, amount, clock.now(), params);
  refund.balance_transaction = recordRefundBalance(records, refund, clock.now()).id;
  records.refunds.put(refund);
  const refundedCents = charge.amount_refunded + amount;
  const refundedCharge = records.charges.put({
    ...charge,
    amount_refunded: refundedCents,
    refunded: refundedCents === charge.amount,
  });
  emit('refund.created', refund, call);
  emit('charge.refunded', refundedCharge, call);
  emit('refund.updated', records.refunds.put(withBankReference(refund)), call);
  return refund;
}

/** A dispute that was lost, or that still runs, has taken the money back already. */
function assertNotDisputed(records: Records, { id }: Stripe.Charge): void {
  const disputes = records.disputes.all().filter(({ charge }) => charge === id);
  if (disputes.every((dispute) => dispute.status === 'won' || dispute.is_charge_refundable)) return;
  throw invalid(`Charge ${id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
}

/** The given amount, by default everything that is left of the charge. */
function computeRefundAmount(charge: Stripe.Charge, params: Params): number {
  const remainingCents = charge.amount - charge.amount_refunded;
  if (remainingCents === 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  const amount = params.integer('amount') ?? remainingCents;
  if (amount < 1)
    throw invalid('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' });
  if (amount > remainingCents) {
    throw invalid(
      `Refund amount (${formatDollars(amount)}) is greater than unrefunded amount on charge (${formatDollars(remainingCents)})`,
      { param: 'amount' },
    );
  }
  return amount;
}

function buildRefund(charge: Stripe.Charge, amount: number, created: number, params: Params): Stripe.Refund {
  return {
    id: createId('re'),
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
function withBankReference(refund: Stripe.Refund): Stripe.Refund {
  const reference = String(randomInt(1e11, 1e12));
  return {
    ...refund,
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

function findChargeToRefund(records: Records, { params }: ApiCall): Stripe.Charge {
  const id = params.text('charge');
  const intentId = params.text('payment_intent');
  if (!id && !intentId) {
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const intent = intentId ? records.intents.get(intentId) : undefined;
  if (intentId && !intent) throw resourceMissing('payment_intent', intentId, 'payment_intent', 404);
  const chargeId = id ?? (typeof intent?.latest_charge === 'string' ? intent.latest_charge : undefined);
  const charge = chargeId ? getCharge(records, chargeId, 'charge') : undefined;
  if (!charge?.captured) {
    throw invalid('This PaymentIntent does not have a successful charge to refund.', {
      param: 'payment_intent',
    });
  }
  return charge;
}

function formatDollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
