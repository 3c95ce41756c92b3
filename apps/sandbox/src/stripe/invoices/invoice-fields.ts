import type Stripe from 'stripe';
import { resourceMissing } from '../api/api-error.ts';
import { createId } from '../api/ids.ts';
import type { Context } from '../context.ts';
import { findCustomer } from '../find-customer.ts';
import type { Records } from '../records.ts';
import { addMonths } from '../subscriptions/periods.ts';
import { getIntervalMonths } from '../subscriptions/prices.ts';
import { toDecimal } from '../subscriptions/prices.ts';
import { createBlankInvoice } from './blank-invoice.ts';

export type BillingReason = 'subscription_create' | 'subscription_cycle';

export function buildDraftInvoice(
  { records, clock }: Context,
  subscription: Stripe.Subscription,
  reason: BillingReason,
): Stripe.Invoice {
  const id = createId('in');
  const data = subscription.items.data.map((item) => ({
    ...buildLine(id, subscription.id, item),
    description: buildDescription(records, item),
  }));
  const total = data.reduce((sum, line) => sum + line.amount, 0);
  return {
    ...createBlankInvoice(id, findCustomer(records, String(subscription.customer), 'customer')),
    ...buildAmounts(total),
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
    period_start:
      reason === 'subscription_create' ? clock.now() : addMonths(clock.now(), -getPeriodMonths(subscription)),
  };
}

export function getInvoice(records: Records, id: string): Stripe.Invoice {
  const invoice = records.invoices.get(id);
  if (!invoice) throw resourceMissing('invoice', id, 'invoice');
  return invoice;
}

export function findSubscriptionId(invoice: Stripe.Invoice): string {
  const subscription = invoice.parent?.subscription_details?.subscription;
  return typeof subscription === 'string' ? subscription : '';
}

function buildAmounts(total: number) {
  return {
    amount_due: total,
    amount_remaining: total,
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
  };
}

function buildLine(
  invoice: string,
  subscription: string,
  item: Stripe.SubscriptionItem,
): Stripe.InvoiceLineItem {
  const { price, quantity = 1 } = item;
  const cents = price.unit_amount ?? 0;
  return {
    id: createId('il'),
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
    parent: buildLineParent(subscription, item),
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

function buildLineParent(subscription: string, item: Stripe.SubscriptionItem): Stripe.InvoiceLineItem.Parent {
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

/** '1 × Monthly gift (at $25.00 / month)', or '… / every 3 months)'. */
function buildDescription(records: Records, { price, quantity = 1 }: Stripe.SubscriptionItem): string {
  const product = records.products.get(String(price.product));
  const unitPrice = ((price.unit_amount ?? 0) / 100).toFixed(2);
  return `${quantity} × ${product?.name ?? 'Product'} (at $${unitPrice} / ${formatInterval(price)})`;
}

function formatInterval({ recurring }: Stripe.Price): string {
  const interval = recurring?.interval ?? 'month';
  const count = recurring?.interval_count ?? 1;
  return count === 1 ? interval : `every ${count} ${interval}s`;
}

function getPeriodMonths({ items }: Stripe.Subscription): number {
  const [item] = items.data;
  return item === undefined ? 1 : getIntervalMonths(item.price);
}
