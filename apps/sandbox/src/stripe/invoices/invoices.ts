import type Stripe from 'stripe';
import { isCreatedWithin, paginate } from '../api/pagination.ts';
import type { Params } from '../api/params.ts';
import type { Context, Handler, Resource } from '../context.ts';
import type { Records } from '../records.ts';
import { getInvoice, findSubscriptionId } from './invoice-fields.ts';
import { payInvoice } from './pay-invoice.ts';
import { voidInvoice } from './void-invoice.ts';

const STATUSES = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const;

export function invoiceRoutes(context: Context): Resource {
  const { records } = context;
  const route = (path: string, handle: Handler, method = 'POST') => ({
    method,
    path: `/v1/invoices${path}`,
    handle,
  });
  return [
    route('', ({ params }) => list(records, params), 'GET'),
    route('/:id', ({ pathParams }) => getInvoice(records, pathParams.id ?? ''), 'GET'),
    route('/:id/lines', ({ pathParams }) => getInvoice(records, pathParams.id ?? '').lines, 'GET'),
    route('/:id/pay', (call) => payInvoice(context, getInvoice(records, call.pathParams.id ?? ''), call)),
    route('/:id/void', (call) => {
      call.params.only(['expand']);
      return voidInvoice(context, getInvoice(records, call.pathParams.id ?? ''), call);
    }),
  ];
}

function list(records: Records, params: Params) {
  params.only([
    'collection_method',
    'created',
    'customer',
    'ending_before',
    'expand',
    'limit',
    'starting_after',
    'status',
    'subscription',
  ]);
  const customer = params.text('customer');
  const subscription = params.text('subscription');
  const status = params.oneOf('status', STATUSES);
  const matchesFilter = (invoice: Stripe.Invoice) =>
    (!customer || invoice.customer === customer) &&
    (!subscription || findSubscriptionId(invoice) === subscription) &&
    (!status || invoice.status === status) &&
    isCreatedWithin(invoice.created, params);
  return paginate(records.invoices.all().filter(matchesFilter).reverse(), '/v1/invoices', params);
}
