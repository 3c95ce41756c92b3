import type Stripe from 'stripe';
import { missing } from '../api/failure.ts';
import { newId } from '../api/ids.ts';
import type { Context } from '../context.ts';
import { findCustomer } from '../find-customer.ts';
import type { Records } from '../records.ts';
import { monthsAfter } from '../subscriptions/periods.ts';
import { toDecimal } from '../subscriptions/prices.ts';
import { blankInvoice } from './blank-invoice.ts';

export type BillingReason = 'subscription_create' | 'subscription_cycle';

export function draftInvoice(
  { records, clock }: Context,
  subscription: Stripe.Subscription,
  reason: BillingReason,
): Stripe.Invoice {
  const id = newId('in');
  const data = subscription.items.data.map((item) => ({
    ...getLine(id, subscription.id, item),
    description: getDescription(records, item),
  }));
  const total = data.reduce((sum, line) => sum + line.amount, 0);
  return {
    ...blankInvoice(id, findCustomer(records, String(subscription.customer), 'customer')),
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

export function getInvoice(records: Records, id: string): Stripe.Invoice {
  const invoice = records.invoices.get(id);
  if (!invoice) throw missing('invoice', id, 'invoice');
  return invoice;
}

export function findSubscriptionId(invoice: Stripe.Invoice): string {
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

function getLine(
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
    parent: subscriptionItemParent(subscription, item),
    period: { start: item.current_period_start, end: item.current_period_end },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: String(price.product) },
      type: 'price_details',
      unit_amount_decimal: toDecimal(cents),
    },
    quantity,
    quantity_decimal: toDecimal(quantity),
    subscription,
    subtotal: cents * quantity,
    taxes: [],
  };
}

function subscriptionItemParent(
  subscription: string,
  item: Stripe.SubscriptionItem,
): Stripe.InvoiceLineItem.Parent {
  return {
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: null,
      proration: false,
      proration_details: { credited_items: null },
      subscription,
      subscription_item: item.id,
    },
    type: 'subscription_item_details',
  };
}

/** '1 × Monthly gift (at $25.00 / month)' */
function getDescription(records: Records, { price, quantity = 1 }: Stripe.SubscriptionItem): string {
  const product = records.products.get(String(price.product));
  const each = ((price.unit_amount ?? 0) / 100).toFixed(2);
  return `${quantity} × ${product?.name ?? 'Product'} (at $${each} / month)`;
}
