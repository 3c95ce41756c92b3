import type Stripe from 'stripe';
import { invalid, resourceMissing } from '../api/api-error.ts';
import { createId } from '../api/ids.ts';
import type { Params } from '../api/params.ts';
import type { Context } from '../context.ts';
import { computePeriodEnd } from './periods.ts';
import { getIntervalMonths, getItemPrice } from './prices.ts';

const FIELDS = ['deleted', 'id', 'metadata', 'price', 'price_data', 'quantity'];

export interface Period {
  start: number;
  /** Computed from the price when it is missing. */
  end?: number;
}

export function createItems(
  context: Context,
  subscription: string,
  itemParams: Params[],
  period: Period,
): Stripe.SubscriptionItem[] {
  if (itemParams.length === 0) {
    throw invalid('Missing required param: items.', { code: 'parameter_missing', param: 'items' });
  }
  return itemParams.map((item) => createItem(context, subscription, item, period));
}

/** Updates or deletes items given by id and adds the others. */
export function updateItems(
  context: Context,
  { id, items }: Stripe.Subscription,
  itemParams: Params[],
): Stripe.SubscriptionItem[] {
  const [first] = items.data;
  const period = { start: first?.current_period_start ?? 0, end: first?.current_period_end ?? 0 };
  const changes = new Map(
    itemParams.flatMap((item) => (item.has('id') ? [[item.required('id'), item]] : [])),
  );
  for (const itemId of changes.keys()) {
    if (!items.data.some((item) => item.id === itemId))
      throw resourceMissing('subscription item', itemId, 'items', 400);
  }
  const remaining = items.data
    .filter((item) => !changes.get(item.id)?.flag('deleted'))
    .map((item) => updateItem(context, item, changes.get(item.id)));
  const added = itemParams
    .filter((item) => !item.has('id'))
    .map((item) => createItem(context, id, item, period));
  return [...remaining, ...added];
}

export function toItemList(subscription: string, data: Stripe.SubscriptionItem[]) {
  const url = `/v1/subscription_items?subscription=${subscription}`;
  return { object: 'list' as const, data, has_more: false, url };
}

function createItem(
  context: Context,
  subscription: string,
  item: Params,
  { start, end }: Period,
): Stripe.SubscriptionItem {
  item.only(FIELDS);
  const price = getItemPrice(context, item);
  if (!price) throw invalid('Missing required param: items[0][price].', { code: 'parameter_missing' });
  requireRecurring(price);
  return {
    id: createId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: context.clock.now(),
    current_period_end: end ?? computePeriodEnd(start, start, getIntervalMonths(price)),
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: item.metadata(),
    plan: toPlan(price),
    price,
    quantity: item.integer('quantity') ?? 1,
    subscription,
    tax_rates: [],
  };
}

function updateItem(
  context: Context,
  item: Stripe.SubscriptionItem,
  itemParams: Params | undefined,
): Stripe.SubscriptionItem {
  if (!itemParams) return item;
  itemParams.only(FIELDS);
  const price = getItemPrice(context, itemParams) ?? item.price;
  requireRecurring(price);
  return {
    ...item,
    metadata: itemParams.metadata(item.metadata),
    plan: toPlan(price),
    price,
    quantity: itemParams.integer('quantity') ?? item.quantity,
  };
}

function requireRecurring(price: Stripe.Price): void {
  if (price.recurring) return;
  throw invalid(
    `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
    { param: 'items[0][price]' },
  );
}

/** Legacy `plan` representation of a price. */
function toPlan(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product as string,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
