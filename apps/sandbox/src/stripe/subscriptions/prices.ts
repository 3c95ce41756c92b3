import type Stripe from 'stripe';
import { invalid, resourceMissing } from '../api/api-error.ts';
import { createId } from '../api/ids.ts';
import { isCreatedWithin, paginate } from '../api/pagination.ts';
import type { Params } from '../api/params.ts';
import type { Context, Resource } from '../context.ts';
import type { Records } from '../records.ts';
import { getProduct } from './products.ts';

const INLINE_FIELDS = ['currency', 'product', 'recurring', 'tax_behavior', 'unit_amount'];
const FIELDS = [...INLINE_FIELDS, 'active', 'expand', 'lookup_key', 'metadata', 'nickname'];
const MAX_CENTS = 99_999_999;

export function priceRoutes(context: Context): Resource {
  const { records, emit } = context;
  return [
    {
      method: 'POST',
      path: '/v1/prices',
      handle: (call) => {
        const { params } = call;
        const isActive = params.has('active') ? params.flag('active') : true;
        const price = createPrice(context, params.only(FIELDS), isActive);
        emit('price.created', price, call);
        return price;
      },
    },
    {
      method: 'GET',
      path: '/v1/prices',
      handle: ({ params }) => {
        params.only(['active', 'created', 'ending_before', 'expand', 'limit', 'product', 'starting_after']);
        const product = params.text('product');
        const prices = records.prices
          .all()
          .filter(
            (price) =>
              (!product || price.product === product) &&
              (!params.has('active') || price.active === params.flag('active')) &&
              isCreatedWithin(price.created, params),
          );
        return paginate(prices.reverse(), '/v1/prices', params);
      },
    },
    {
      method: 'GET',
      path: '/v1/prices/:id',
      handle: ({ pathParams }) => getPrice(records, pathParams.id ?? '', 'price', 404),
    },
  ];
}

/** The price by id, or an inline price created for this item. */
export function getItemPrice(context: Context, item: Params): Stripe.Price | undefined {
  const inline = item.nested('price_data');
  if (inline) return createPrice(context, inline.only(INLINE_FIELDS), false);
  const id = item.text('price');
  return id ? getPrice(context.records, id, 'items[0][price]') : undefined;
}

/** Months between two charges. */
export function getIntervalMonths({ recurring }: Stripe.Price): number {
  return (recurring?.interval === 'year' ? 12 : 1) * (recurring?.interval_count ?? 1);
}

/** Amount as decimal text, as in the API; typed as the SDK's decimal. */
export function toDecimal(cents: number): Stripe.Decimal {
  return String(cents) as unknown as Stripe.Decimal;
}

function getPrice(records: Records, id: string, param: string, status = 400): Stripe.Price {
  const price = records.prices.get(id);
  if (!price) throw resourceMissing('price', id, param, status);
  return price;
}

function createPrice({ records, clock }: Context, params: Params, isActive: boolean): Stripe.Price {
  const currency = params.required('currency').toLowerCase();
  const amount = params.integer('unit_amount');
  if (amount === undefined || amount < 0 || amount > MAX_CENTS) {
    throw invalid('Invalid non-negative integer', {
      code: 'parameter_invalid_integer',
      param: 'unit_amount',
    });
  }
  return records.prices.put({
    id: createId('price'),
    object: 'price',
    active: isActive,
    billing_scheme: 'per_unit',
    created: clock.now(),
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: params.text('lookup_key') ?? null,
    metadata: params.metadata(),
    nickname: params.text('nickname') ?? null,
    product: getProduct(records, params.required('product'), 'product').id,
    recurring: parseRecurring(params.nested('recurring')),
    tax_behavior: params.oneOf('tax_behavior', ['exclusive', 'inclusive', 'unspecified']) ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: params.has('recurring') ? 'recurring' : 'one_time',
    unit_amount: amount,
    unit_amount_decimal: toDecimal(amount),
  });
}

function parseRecurring(recurringParams: Params | undefined): Stripe.Price.Recurring | null {
  if (!recurringParams) return null;
  recurringParams.only(['interval', 'interval_count', 'usage_type']);
  const interval = recurringParams.required('interval');
  const count = recurringParams.integer('interval_count') ?? 1;
  if ((interval !== 'month' && interval !== 'year') || count < 1 || count > 12) {
    throw invalid('The sandbox only has prices that recur every few months or years.', {
      param: 'recurring[interval]',
    });
  }
  return { interval, interval_count: count, meter: null, trial_period_days: null, usage_type: 'licensed' };
}
