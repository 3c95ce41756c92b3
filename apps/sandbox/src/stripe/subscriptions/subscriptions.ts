import type Stripe from 'stripe';
import { invalid } from '../api/api-error.ts';
import { isCreatedWithin, paginate } from '../api/pagination.ts';
import type { Params } from '../api/params.ts';
import type { ApiCall, Context, Handler, Resource } from '../context.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import type { Records } from '../records.ts';
import { cancel, ENDED } from './end-subscription.ts';
import { CREATE_FIELDS, buildSubscription, getSubscription } from './subscription-fields.ts';
import { update } from './update-subscription.ts';

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
  const route = (method: string, path: string, handle: Handler) => ({
    method,
    path: `/v1/subscriptions${path}`,
    handle,
  });
  const getFromPath = (call: ApiCall) => getSubscription(records, call.pathParams.id ?? '');
  return [
    route('POST', '', (call) => create(context, call)),
    route('GET', '', ({ params }) => list(records, params)),
    route('GET', '/:id', getFromPath),
    route('POST', '/:id', (call) => update(context, getFromPath(call), call)),
    route('DELETE', '/:id', (call) => cancel(context, getFromPath(call), call)),
  ];
}

function create(context: Context, call: ApiCall): Stripe.Subscription {
  const { records, emit } = context;
  const { params } = call;
  params.only(CREATE_FIELDS);
  if (params.text('payment_behavior') !== 'default_incomplete') {
    throw invalid("The sandbox only creates subscriptions with `payment_behavior` 'default_incomplete'.", {
      param: 'payment_behavior',
    });
  }
  const stored = records.subscriptions.put(buildSubscription(context, params));
  const invoice = issueInvoice(context, stored, 'subscription_create', call);
  const subscription = records.subscriptions.put({ ...stored, latest_invoice: invoice.id });
  emit('customer.subscription.created', subscription, call);
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
  const hasStatus = (subscriptionStatus: string) =>
    status === 'all' ||
    (status === 'ended' && ENDED.includes(subscriptionStatus)) ||
    (status ? subscriptionStatus === status : subscriptionStatus !== 'canceled');
  const matchesFilter = (subscription: Stripe.Subscription) =>
    (!customer || subscription.customer === customer) &&
    (!price || subscription.items.data.some((item) => item.price.id === price)) &&
    hasStatus(subscription.status) &&
    isCreatedWithin(subscription.created, params);
  return paginate(records.subscriptions.all().filter(matchesFilter).reverse(), '/v1/subscriptions', params);
}
