import type Stripe from 'stripe';
import { invalid } from '../api/failure.ts';
import type { Params } from '../api/params.ts';
import type { Ask, Context } from '../context.ts';
import { changeSubscription } from './changing.ts';
import { ownMethod } from './default-card.ts';
import { ENDED } from './ending.ts';
import { changedItems, itemList } from './items.ts';
import { paymentSettingsFrom } from './subscription-fields.ts';

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

export function update(context: Context, before: Stripe.Subscription, ask: Ask): Stripe.Subscription {
  const { params } = ask;
  params.only(FIELDS);
  refuseEnded(before, params);
  const method = params.text('default_payment_method');
  const changes: Partial<Stripe.Subscription> = {
    ...(params.has('cancel_at_period_end') ? endingFrom(context, before, params) : {}),
    ...(params.has('pause_collection') ? { pause_collection: pauseFrom(context, params) } : {}),
    ...(method ? { default_payment_method: ownMethod(context, String(before.customer), method) } : {}),
    ...(params.has('description') ? { description: params.text('description') ?? null } : {}),
    ...(params.has('items') ? { items: itemsFrom(context, before, params) } : {}),
    ...(params.has('payment_settings')
      ? { payment_settings: paymentSettingsFrom(params.within('payment_settings'), before.payment_settings) }
      : {}),
    metadata: params.metadata(before.metadata),
  };
  return changeSubscription(context, before, changes, ask);
}

function refuseEnded({ status }: Stripe.Subscription, { fields }: Params): void {
  const others = Object.keys(fields).filter((name) => name !== 'metadata' && name !== 'expand');
  if (!ENDED.includes(status) || others.length === 0) return;
  throw invalid('A canceled subscription can only update its cancellation_details and metadata.', {
    code: 'invalid_canceled_subscription_fields',
  });
}

function endingFrom(
  { clock }: Context,
  before: Stripe.Subscription,
  params: Params,
): Partial<Stripe.Subscription> {
  const ends = params.flag('cancel_at_period_end');
  const blank = { comment: null, feedback: null, feedback_option: null };
  return {
    cancel_at: ends ? (before.items.data[0]?.current_period_end ?? null) : null,
    cancel_at_period_end: ends,
    canceled_at: ends ? clock.now() : null,
    cancellation_details: { ...blank, reason: ends ? 'cancellation_requested' : null },
  };
}

/** An empty value removes the pause. */
function pauseFrom({ clock }: Context, params: Params): Stripe.Subscription.PauseCollection | null {
  const given = params.within('pause_collection');
  if (!given) return null;
  given.only(['behavior', 'resumes_at']);
  if (given.required('behavior') !== 'void') {
    throw invalid('The sandbox only has pauses that void invoices.', { param: 'pause_collection[behavior]' });
  }
  const resumesAt = given.integer('resumes_at') ?? null;
  if (resumesAt !== null && resumesAt <= clock.now()) {
    throw invalid('`pause_collection[resumes_at]` must be in the future.', {
      param: 'pause_collection[resumes_at]',
    });
  }
  return { behavior: 'void', resumes_at: resumesAt };
}

/** Only supports `proration_behavior` 'none'. */
function itemsFrom(context: Context, before: Stripe.Subscription, params: Params) {
  if (params.text('proration_behavior') !== 'none') {
    throw invalid("The sandbox only changes items with `proration_behavior` 'none'.", {
      param: 'proration_behavior',
    });
  }
  const items = changedItems(context, before, params.each('items'));
  if (items.length === 0) throw invalid('A subscription must have at least one item.', { param: 'items' });
  return itemList(before.id, items);
}
