import type Stripe from 'stripe';
import { invalid, missing } from '../api/failure.ts';
import { newId } from '../api/ids.ts';
import { getPage } from '../api/lists.ts';
import type { Ask, Context, Resource } from '../context.ts';
import type { Records } from '../records.ts';

const DAYS_TO_ANSWER = 9;

export function disputeRoutes(context: Context): Resource {
  const { records } = context;
  return [
    {
      method: 'GET',
      path: '/v1/disputes',
      handle: ({ params }) => {
        params.only(['charge', 'ending_before', 'expand', 'limit', 'payment_intent', 'starting_after']);
        const intent = params.text('payment_intent');
        const charge = params.text('charge');
        const found = records.disputes
          .all()
          .filter(
            (each) => (!intent || each.payment_intent === intent) && (!charge || each.charge === charge),
          );
        return getPage(found.reverse(), '/v1/disputes', params);
      },
    },
    {
      method: 'GET',
      path: '/v1/disputes/:id',
      handle: ({ places }) => getDispute(records, places),
    },
    { method: 'POST', path: '/v1/disputes/:id/close', handle: (ask) => close(context, ask) },
  ];
}

function getDispute(records: Records, { id = '' }: Ask['places']): Stripe.Dispute {
  const dispute = records.disputes.get(id);
  if (!dispute) throw missing('dispute', id, 'dispute');
  return dispute;
}

/** Closing a dispute accepts it as lost. */
function close({ records, emit }: Context, ask: Ask): Stripe.Dispute {
  const dispute = getDispute(records, ask.places);
  if (dispute.status !== 'needs_response') throw invalid('This dispute is already closed');
  const lost = records.disputes.put({ ...dispute, status: 'lost' });
  emit('charge.dispute.closed', lost, ask, dispute);
  return lost;
}

export function recordDispute({ records, clock, emit }: Context, charge: Stripe.Charge, ask: Ask): void {
  records.charges.put({ ...charge, disputed: true });
  const dispute = records.disputes.put({
    id: newId('dp'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: clock.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {} as Stripe.Dispute.Evidence,
    evidence_details: {
      due_by: clock.now() + DAYS_TO_ANSWER * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  });
  emit('charge.dispute.created', dispute, ask);
}
