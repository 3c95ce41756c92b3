import type Stripe from 'stripe';
import { invalid } from '../api/api-error.ts';
import type { Params } from '../api/params.ts';
import type { ApiCall, Context } from '../context.ts';
import { changeSubscription } from './change-subscription.ts';
import { requireCustomerMethod } from './default-card.ts';
import { ENDED } from './end-subscription.ts';
import { updateItems, toItemList } from './items.ts';
import { parsePaymentSettings } from './subscription-fields.ts';

const FIELDS = [
  'cancel_at_period_end',
  'default_payment_method',
  'description',
  'expand',
  'items',
  'metadata',
  'off_session',
  'pause_collection',
  'payment_behavior',
  'payment_settings',
  'proration_behavior',
];

export function update(context: Context, before: Stripe.Subscription, call: ApiCall): Stripe.Subscription {
  const { params } = call;
  params.only(FIELDS);
  rejectEnded(before, params);
  const method = params.text('default_payment_method');
  const changes: Partial<Stripe.Subscription> = {
    ...(params.has('cancel_at_period_end') ? parseCancellation(context, before, params) : {}),
    ...(params.has('pause_collection') ? { pause_collection: parsePause(context, params) } : {}),
    ...(method
      ? { default_payment_method: requireCustomerMethod(context, String(before.customer), method) }
      : {}),
    ...(params.has('description') ? { description: params.text('description') ?? null } : {}),
    ...(params.has('items') ? { items: parseItems(context, before, params) } : {}),
    ...(params.has('payment_settings')
      ? { payment_settings: parsePaymentSettings(params.nested('payment_settings'), before.payment_settings) }
      : {}),
    metadata: params.metadata(before.metadata),
  };
  return changeSubscription(context, before, changes, call);
}

function rejectEnded({ status }: Stripe.Subscription, { fields }: Params): void {
  const others = Object.keys(fields).filter((name) => name !== 'metadata' && name !== 'expand');
  if (!ENDED.includes(status) || others.length === 0) return;
  throw invalid('A canceled subscription can only update its cancellation_details and metadata.', {
    code: 'invalid_canceled_subscription_fields',
  });
}

function parseCancellation(
  { clock }: Context,
  before: Stripe.Subscription,
  params: Params,
): Partial<Stripe.Subscription> {
  const endsWithPeriod = params.flag('cancel_at_period_end');
  const blank = { comment: null, feedback: null, feedback_option: null };
  return {
    cancel_at: endsWithPeriod ? (before.items.data[0]?.current_period_end ?? null) : null,
    cancel_at_period_end: endsWithPeriod,
    canceled_at: endsWithPeriod ? clock.now() : null,
    cancellation_details: { ...blank, reason: endsWithPeriod ? 'cancellation_requested' : null },
  };
}

/** An empty value removes the pause. */
function parsePause({ clock }: Context, params: Params): Stripe.Subscription.PauseCollection | null {
  const pauseParams = params.nested('pause_collection');
  if (!pauseParams) return null;
  pauseParams.only(['behavior', 'resumes_at']);
  if (pauseParams.required('behavior') !== 'void') {
    throw invalid('The sandbox only has pauses that void invoices.', { param: 'pause_collection[behavior]' });
  }
  const resumesAt = pauseParams.integer('resumes_at') ?? null;
  if (resumesAt !== null && resumesAt <= clock.now()) {
    throw invalid('`pause_collection[resumes_at]` must be in the future.', {
      param: 'pause_collection[resumes_at]',
    });
  }
  return { behavior: 'void', resumes_at: resumesAt };
}

/** Only supports `proration_behavior` 'none'. */
function parseItems(context: Context, before: Stripe.Subscription, params: Params) {
  if (params.text('proration_behavior') !== 'none') {
    throw invalid("The sandbox only changes items with `proration_behavior` 'none'.", {
      param: 'proration_behavior',
    });
  }
  const items = updateItems(context, before, params.nestedList('items'));
  if (items.length === 0) throw invalid('A subscription must have at least one item.', { param: 'items' });
  return toItemList(before.id, items);
}
