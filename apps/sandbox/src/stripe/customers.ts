import type Stripe from 'stripe';
import { parseAddress, parseShipping } from './api/addresses.ts';
import { createId } from './api/ids.ts';
import { isCreatedWithin, paginate } from './api/pagination.ts';
import type { Params } from './api/params.ts';
import type { ApiCall, Context, Resource } from './context.ts';
import { findCustomer } from './find-customer.ts';
import { end, ENDED } from './subscriptions/end-subscription.ts';

const FIELDS = [
  'address',
  'description',
  'email',
  'expand',
  'invoice_settings',
  'metadata',
  'name',
  'phone',
  'preferred_locales',
  'shipping',
];

export function customerRoutes(context: Context): Resource {
  return [
    { method: 'POST', path: '/v1/customers', handle: (call) => createCustomer(context, call) },
    { method: 'GET', path: '/v1/customers', handle: ({ params }) => listCustomers(context, params) },
    {
      method: 'GET',
      path: '/v1/customers/:id',
      handle: ({ pathParams }) => findCustomer(context.records, pathParams.id ?? '', 'id'),
    },
    { method: 'POST', path: '/v1/customers/:id', handle: (call) => updateCustomer(context, call) },
    { method: 'DELETE', path: '/v1/customers/:id', handle: (call) => deleteCustomer(context, call) },
  ];
}

function createCustomer({ records, clock, emit }: Context, call: ApiCall): Stripe.Customer {
  call.params.only(FIELDS);
  const customer = records.customers.put(applyParams(createBlankCustomer(clock.now()), call.params));
  emit('customer.created', customer, call);
  return customer;
}

function listCustomers({ records }: Context, params: Params): object {
  params.only(['created', 'email', 'ending_before', 'expand', 'limit', 'starting_after']);
  const email = params.text('email');
  const customers = records.customers
    .all()
    .filter(
      (customer) =>
        (email === undefined || customer.email === email) && isCreatedWithin(customer.created, params),
    );
  return paginate(customers.reverse(), '/v1/customers', params);
}

function updateCustomer({ records, emit }: Context, call: ApiCall): Stripe.Customer {
  call.params.only(FIELDS);
  const customer = findCustomer(records, call.pathParams.id ?? '', 'id');
  const after = records.customers.put(applyParams(customer, call.params));
  emit('customer.updated', after, call);
  return after;
}

function deleteCustomer(context: Context, call: ApiCall): object {
  const customer = findCustomer(context.records, call.pathParams.id ?? '', 'id');
  endSubscriptions(context, customer, call);
  context.records.customers.remove(customer.id);
  context.emit('customer.deleted', customer, call);
  return { id: customer.id, object: 'customer', deleted: true };
}

function endSubscriptions(context: Context, { id }: Stripe.Customer, call: ApiCall): void {
  const activeSubscriptions = context.records.subscriptions
    .all()
    .filter((subscription) => subscription.customer === id && !ENDED.includes(subscription.status));
  for (const subscription of activeSubscriptions) end(context, subscription, 'cancellation_requested', call);
}

function createBlankCustomer(created: number): Stripe.Customer {
  const id = createId('cus');
  return {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}

function applyParams(customer: Stripe.Customer, params: Params): Stripe.Customer {
  const getText = (name: 'description' | 'email' | 'name' | 'phone') =>
    params.has(name) ? (params.text(name) ?? null) : (customer[name] ?? null);
  const method = params.nested('invoice_settings')?.text('default_payment_method');
  return {
    ...customer,
    address: params.has('address') ? parseAddress(params.nested('address')) : customer.address,
    description: getText('description'),
    email: getText('email'),
    invoice_settings: {
      ...customer.invoice_settings,
      default_payment_method: method ?? customer.invoice_settings.default_payment_method,
    },
    metadata: params.metadata(customer.metadata),
    name: getText('name'),
    phone: getText('phone'),
    preferred_locales: params.has('preferred_locales')
      ? params.list('preferred_locales')
      : customer.preferred_locales,
    shipping: params.has('shipping') ? parseShipping(params.nested('shipping')) : customer.shipping,
  };
}
