import type Stripe from 'stripe';
import { invalid } from '../api/failure.ts';
import { isCreatedWithin, getPage } from '../api/lists.ts';
import type { Params } from '../api/params.ts';
import type { Ask, Context, Handler, Resource } from '../context.ts';
import { issueInvoice } from '../invoices/issuing.ts';
import type { Records } from '../records.ts';
import { cancel, ENDED } from './ending.ts';
import { CREATE_FIELDS, newSubscription, getSubscription } from './subscription-fields.ts';
import { update } from './updating.ts';

const STATUSES = [
  'active',
  'all',
  'canceled',
  'ended',
  'incomplete',
  'incomplete_expired',
  'past_due',
] as const;

export function subscriptionRoutes(context: Context): Resource {
  const { records } = context;
  const on = (method: string, path: string, handle: Handler) => ({
    method,
    path: `/v1/subscriptions${path}`,
    handle,
  });
  const named = (ask: Ask) => getSubscription(records, ask.places.id ?? '');
  return [
    on('POST', '', (ask) => create(context, ask)),
    on('GET', '', ({ params }) => list(records, params)),
    on('GET', '/:id', named),
    on('POST', '/:id', (ask) => update(context, named(ask), ask)),
    on('DELETE', '/:id', (ask) => cancel(context, named(ask), ask)),
  ];
}

function create(context: Context, ask: Ask): Stripe.Subscription {
  const { records, emit } = context;
  const { params } = ask;
  params.only(CREATE_FIELDS);
  if (params.text('payment_behavior') !== 'default_incomplete') {
    throw invalid("The sandbox only begins subscriptions with `payment_behavior` 'default_incomplete'.", {
      param: 'payment_behavior',
    });
  }
  const begun = records.subscriptions.put(newSubscription(context, params));
  const invoice = issueInvoice(context, begun, 'subscription_create', ask);
  const subscription = records.subscriptions.put({ ...begun, latest_invoice: invoice.id });
  emit('customer.subscription.created', subscription, ask);
  return subscription;
}

/** Without a status filter, canceled subscriptions are excluded. */
function list(records: Records, params: Params) {
  params.only([
    'created',
    'customer',
    'ending_before',
    'expand',
    'limit',
    'price',
    'starting_after',
    'status',
  ]);
  const customer = params.text('customer');
  const price = params.text('price');
  const status = params.oneOf('status', STATUSES);
  const hasStatus = (own: string) =>
    status === 'all' ||
    (status === 'ended' && ENDED.includes(own)) ||
    (status ? own === status : own !== 'canceled');
  const isMeant = (each: Stripe.Subscription) =>
    (!customer || each.customer === customer) &&
    (!price || each.items.data.some((item) => item.price.id === price)) &&
    hasStatus(each.status) &&
    isCreatedWithin(each.created, params);
  return getPage(records.subscriptions.all().filter(isMeant).reverse(), '/v1/subscriptions', params);
}
