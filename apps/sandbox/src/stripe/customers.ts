import type Stripe from 'stripe';
import { addressFrom, shippingFrom } from './api/addresses.ts';
import { newId } from './api/ids.ts';
import { isCreatedWithin, getPage } from './api/lists.ts';
import type { Params } from './api/params.ts';
import type { Ask, Context, Resource } from './context.ts';
import { findCustomer } from './find-customer.ts';
import { end, ENDED } from './subscriptions/ending.ts';

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
    { method: 'POST', path: '/v1/customers', handle: (ask) => createCustomer(context, ask) },
    { method: 'GET', path: '/v1/customers', handle: ({ params }) => listCustomers(context, params) },
    {
      method: 'GET',
      path: '/v1/customers/:id',
      handle: ({ places }) => findCustomer(context.records, places.id ?? '', 'id'),
    },
    { method: 'POST', path: '/v1/customers/:id', handle: (ask) => updateCustomer(context, ask) },
    { method: 'DELETE', path: '/v1/customers/:id', handle: (ask) => deleteCustomer(context, ask) },
  ];
}

function createCustomer({ records, clock, emit }: Context, ask: Ask): Stripe.Customer {
  ask.params.only(FIELDS);
  const customer = records.customers.put(changed(blankCustomer(clock.now()), ask.params));
  emit('customer.created', customer, ask);
  return customer;
}

function listCustomers({ records }: Context, params: Params): object {
  params.only(['created', 'email', 'ending_before', 'expand', 'limit', 'starting_after']);
  const email = params.text('email');
  const found = records.customers
    .all()
    .filter((each) => (email === undefined || each.email === email) && isCreatedWithin(each.created, params));
  return getPage(found.reverse(), '/v1/customers', params);
}

function updateCustomer({ records, emit }: Context, ask: Ask): Stripe.Customer {
  ask.params.only(FIELDS);
  const customer = findCustomer(records, ask.places.id ?? '', 'id');
  const after = records.customers.put(changed(customer, ask.params));
  emit('customer.updated', after, ask);
  return after;
}

function deleteCustomer(context: Context, ask: Ask): object {
  const customer = findCustomer(context.records, ask.places.id ?? '', 'id');
  endSubscriptions(context, customer, ask);
  context.records.customers.remove(customer.id);
  context.emit('customer.deleted', customer, ask);
  return { id: customer.id, object: 'customer', deleted: true };
}

function endSubscriptions(context: Context, { id }: Stripe.Customer, ask: Ask): void {
  const living = context.records.subscriptions
    .all()
    .filter((each) => each.customer === id && !ENDED.includes(each.status));
  for (const subscription of living) end(context, subscription, 'cancellation_requested', ask);
}

function blankCustomer(created: number): Stripe.Customer {
  const id = newId('cus');
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

function changed(customer: Stripe.Customer, params: Params): Stripe.Customer {
  const text = (name: 'description' | 'email' | 'name' | 'phone') =>
    params.has(name) ? (params.text(name) ?? null) : (customer[name] ?? null);
  const method = params.within('invoice_settings')?.text('default_payment_method');
  return {
    ...customer,
    address: params.has('address') ? addressFrom(params.within('address')) : customer.address,
    description: text('description'),
    email: text('email'),
    invoice_settings: {
      ...customer.invoice_settings,
      default_payment_method: method ?? customer.invoice_settings.default_payment_method,
    },
    metadata: params.metadata(customer.metadata),
    name: text('name'),
    phone: text('phone'),
    preferred_locales: params.has('preferred_locales')
      ? params.list('preferred_locales')
      : customer.preferred_locales,
    shipping: params.has('shipping') ? shippingFrom(params.within('shipping')) : customer.shipping,
  };
}
