import type Stripe from 'stripe';
import { invalid, missing } from '../api/failure.ts';
import { newId } from '../api/ids.ts';
import type { Params } from '../api/params.ts';
import type { Context } from '../context.ts';
import { getItemPrice } from './prices.ts';

const FIELDS = ['deleted', 'id', 'metadata', 'price', 'price_data', 'quantity'];

export interface Period {
  start: number;
  end: number;
}

export function newItems(
  context: Context,
  subscription: string,
  given: Params[],
  period: Period,
): Stripe.SubscriptionItem[] {
  if (given.length === 0) {
    throw invalid('Missing required param: items.', { code: 'parameter_missing', param: 'items' });
  }
  return given.map((item) => newItem(context, subscription, item, period));
}

/** Updates or deletes items given by id and adds the others. */
export function changedItems(
  context: Context,
  { id, items }: Stripe.Subscription,
  given: Params[],
): Stripe.SubscriptionItem[] {
  const [first] = items.data;
  const period = { start: first?.current_period_start ?? 0, end: first?.current_period_end ?? 0 };
  const changes = new Map(given.flatMap((item) => (item.has('id') ? [[item.required('id'), item]] : [])));
  for (const named of changes.keys()) {
    if (!items.data.some((each) => each.id === named))
      throw missing('subscription item', named, 'items', 400);
  }
  const saved = items.data
    .filter((each) => !changes.get(each.id)?.flag('deleted'))
    .map((each) => changedItem(context, each, changes.get(each.id)));
  const added = given.filter((item) => !item.has('id')).map((item) => newItem(context, id, item, period));
  return [...saved, ...added];
}

export function itemList(subscription: string, data: Stripe.SubscriptionItem[]) {
  const url = `/v1/subscription_items?subscription=${subscription}`;
  return { object: 'list' as const, data, has_more: false, url };
}

function newItem(
  context: Context,
  subscription: string,
  item: Params,
  { start, end }: Period,
): Stripe.SubscriptionItem {
  item.only(FIELDS);
  const price = getItemPrice(context, item);
  if (!price) throw invalid('Missing required param: items[0][price].', { code: 'parameter_missing' });
  refuseOneTime(price);
  return {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: context.clock.now(),
    current_period_end: end,
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

function changedItem(
  context: Context,
  item: Stripe.SubscriptionItem,
  given: Params | undefined,
): Stripe.SubscriptionItem {
  if (!given) return item;
  given.only(FIELDS);
  const price = getItemPrice(context, given) ?? item.price;
  refuseOneTime(price);
  return {
    ...item,
    metadata: given.metadata(item.metadata),
    plan: toPlan(price),
    price,
    quantity: given.integer('quantity') ?? item.quantity,
  };
}

function refuseOneTime(price: Stripe.Price): void {
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
    interval: 'month',
    interval_count: 1,
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
