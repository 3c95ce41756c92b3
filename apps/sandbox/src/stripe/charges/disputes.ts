import type Stripe from 'stripe';
import { invalid, resourceMissing } from '../api/api-error.ts';
import { createId } from '../api/ids.ts';
import { paginate } from '../api/pagination.ts';
import type { ApiCall, Context, Resource } from '../context.ts';
import type { Records } from '../records.ts';

const RESPONSE_DAYS = 9;

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
        const disputes = records.disputes
          .all()
          .filter(
            (dispute) =>
              (!intent || dispute.payment_intent === intent) && (!charge || dispute.charge === charge),
          );
        return paginate(disputes.reverse(), '/v1/disputes', params);
      },
    },
    {
      method: 'GET',
      path: '/v1/disputes/:id',
      handle: ({ pathParams }) => getDispute(records, pathParams),
    },
    { method: 'POST', path: '/v1/disputes/:id/close', handle: (call) => close(context, call) },
  ];
}

function getDispute(records: Records, { id = '' }: ApiCall['pathParams']): Stripe.Dispute {
  const dispute = records.disputes.get(id);
  if (!dispute) throw resourceMissing('dispute', id, 'dispute');
  return dispute;
}

/** Closing a dispute accepts it as lost. */
function close({ records, emit }: Context, call: ApiCall): Stripe.Dispute {
  const dispute = getDispute(records, call.pathParams);
  if (dispute.status !== 'needs_response') throw invalid('This dispute is already closed');
  const lost = records.disputes.put({ ...dispute, status: 'lost' });
  emit('charge.dispute.closed', lost, call, dispute);
  return lost;
}

export function recordDispute({ records, clock, emit }: Context, charge: Stripe.Charge, call: ApiCall): void {
  records.charges.put({ ...charge, disputed: true });
  const dispute = records.disputes.put({
    id: createId('dp'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: clock.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {} as Stripe.Dispute.Evidence,
    evidence_details: {
      due_by: clock.now() + RESPONSE_DAYS * 86_400,
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
  emit('charge.dispute.created', dispute, call);
}
