import type Stripe from 'stripe';
import { isCreatedWithin, getPage } from '../api/lists.ts';
import type { Params } from '../api/params.ts';
import type { Context, Handler, Resource } from '../context.ts';
import type { Records } from '../records.ts';
import { getInvoice, findSubscriptionId } from './invoice-fields.ts';
import { payInvoice } from './paying.ts';
import { voidInvoice } from './voiding.ts';

const STATUSES = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const;

export function invoiceRoutes(context: Context): Resource {
  const { records } = context;
  const on = (path: string, handle: Handler, method = 'POST') => ({
    method,
    path: `/v1/invoices${path}`,
    handle,
  });
  return [
    on('', ({ params }) => list(records, params), 'GET'),
    on('/:id', ({ places }) => getInvoice(records, places.id ?? ''), 'GET'),
    on('/:id/lines', ({ places }) => getInvoice(records, places.id ?? '').lines, 'GET'),
    on('/:id/pay', (ask) => payInvoice(context, getInvoice(records, ask.places.id ?? ''), ask)),
    on('/:id/void', (ask) => {
      ask.params.only(['expand']);
      return voidInvoice(context, getInvoice(records, ask.places.id ?? ''), ask);
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
  const isMeant = (each: Stripe.Invoice) =>
    (!customer || each.customer === customer) &&
    (!subscription || findSubscriptionId(each) === subscription) &&
    (!status || each.status === status) &&
    isCreatedWithin(each.created, params);
  return getPage(records.invoices.all().filter(isMeant).reverse(), '/v1/invoices', params);
}
