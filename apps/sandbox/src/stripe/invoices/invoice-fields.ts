import type Stripe from 'stripe';
import { missing } from '../api/failure.ts';
import { newId } from '../api/ids.ts';
import type { Context } from '../context.ts';
import { customerOf } from '../customers.ts';
import type { Records } from '../records.ts';
import { monthsAfter } from '../subscriptions/periods.ts';
import { decimalOf } from '../subscriptions/prices.ts';

export type BillingReason = 'subscription_create' | 'subscription_cycle';

/** The bill for the period that the items of the subscription say. */
export function draftInvoice(
  { records, clock }: Context,
  subscription: Stripe.Subscription,
  reason: BillingReason,
): Stripe.Invoice {
  const id = newId('in');
  const data = subscription.items.data.map((item) => lineOf(id, subscription.id, item));
  const total = data.reduce((sum, line) => sum + line.amount, 0);
  return {
    ...blankInvoice(id, customerOf(records, String(subscription.customer), 'customer')),
    ...amounts(total),
    billing_reason: reason,
    created: clock.now(),
    currency: subscription.currency,
    default_payment_method: null,
    lines: { object: 'list', data, has_more: false, url: `/v1/invoices/${id}/lines` },
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    period_end: clock.now(),
    period_start: reason === 'subscription_create' ? clock.now() : monthsAfter(clock.now(), -1),
  };
}

export function invoiceOf(records: Records, id: string): Stripe.Invoice {
  const invoice = records.invoices.get(id);
  if (!invoice) throw missing('invoice', id, 'invoice');
  return invoice;
}

export function subscriptionIdOf(invoice: Stripe.Invoice): string {
  const named = invoice.parent?.subscription_details?.subscription;
  return typeof named === 'string' ? named : '';
}

function amounts(total: number) {
  return {
    amount_due: total,
    amount_remaining: total,
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
  };
}

function lineOf(
  invoice: string,
  subscription: string,
  item: Stripe.SubscriptionItem,
): Stripe.InvoiceLineItem {
  const { price, quantity = 1 } = item;
  const cents = price.unit_amount ?? 0;
  return {
    id: newId('il'),
    object: 'line_item',
    amount: cents * quantity,
    currency: price.currency,
    description: null,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: { credited_items: null },
        subscription,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: { start: item.current_period_start, end: item.current_period_end },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: String(price.product) },
      type: 'price_details',
      unit_amount_decimal: decimalOf(cents),
    },
    quantity,
    quantity_decimal: decimalOf(quantity),
    subscription,
    subtotal: cents * quantity,
    taxes: [],
  };
}

function blankInvoice(id: string, customer: Stripe.Customer) {
  return {
    ...UNUSED,
    id,
    object: 'invoice',
    amount_paid: 0,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    collection_method: 'charge_automatically',
    customer: customer.id,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    effective_at: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
  } satisfies Partial<Stripe.Invoice>;
}

/** What the site's invoices never have: taxes, discounts, shipping, other accounts. */
const UNUSED = {
  account_country: 'US',
  account_name: null,
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_shipping: 0,
  application: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  automatically_finalizes_at: null,
  custom_fields: null,
  customer_account: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  customer_tax_ids: [],
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  ending_balance: 0,
  footer: null,
  from_invoice: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: ['card'] },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  starting_balance: 0,
  statement_descriptor: null,
  test_clock: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  total_taxes: [],
  webhooks_delivered_at: null,
} satisfies Partial<Stripe.Invoice>;
