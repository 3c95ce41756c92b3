import type Stripe from 'stripe';
import { invalid, resourceMissing } from '../api/api-error.ts';
import { createId } from '../api/ids.ts';
import type { Params } from '../api/params.ts';
import type { Context } from '../context.ts';
import { findCustomer } from '../find-customer.ts';
import type { Records } from '../records.ts';
import { requireCustomerMethod } from './default-card.ts';
import { toItemList, createItems } from './items.ts';

export const CREATE_FIELDS = [
  'collection_method',
  'currency',
  'customer',
  'default_payment_method',
  'description',
  'expand',
  'items',
  'metadata',
  'off_session',
  'payment_behavior',
  'payment_settings',
  'proration_behavior',
];

export function getSubscription(records: Records, id: string, param = 'id'): Stripe.Subscription {
  const subscription = records.subscriptions.get(id);
  if (!subscription) throw resourceMissing('subscription', id, param, param === 'id' ? 404 : 400);
  return subscription;
}

export function buildSubscription(context: Context, params: Params): Stripe.Subscription {
  const { records, clock } = context;
  const id = createId('sub');
  const now = clock.now();
  const customer = findCustomer(records, params.required('customer'), 'customer').id;
  const items = createItems(context, id, params.nestedList('items'), { start: now });
  const method = params.text('default_payment_method');
  return {
    ...UNUSED,
    id,
    object: 'subscription',
    billing_cycle_anchor: now,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    created: now,
    currency: getSingleCurrency(items),
    customer,
    default_payment_method: method ? requireCustomerMethod(context, customer, method) : null,
    description: params.text('description') ?? null,
    ended_at: null,
    items: toItemList(id, items),
    latest_invoice: null,
    livemode: false,
    metadata: params.metadata(),
    pause_collection: null,
    payment_settings: parsePaymentSettings(params.nested('payment_settings')),
    start_date: now,
    status: 'incomplete',
  };
}

export function parsePaymentSettings(
  settingsParams: Params | undefined,
  before?: Stripe.Subscription.PaymentSettings | null,
): Stripe.Subscription.PaymentSettings {
  settingsParams?.only(['payment_method_options', 'payment_method_types', 'save_default_payment_method']);
  const types = settingsParams?.list('payment_method_types') ?? [];
  if (types.some((type) => type !== 'card')) {
    throw invalid('The sandbox only has subscriptions that are paid by card.', {
      param: 'payment_settings[payment_method_types]',
    });
  }
  return {
    payment_method_options: null,
    payment_method_types: types.length > 0 ? ['card'] : (before?.payment_method_types ?? null),
    save_default_payment_method:
      settingsParams?.oneOf('save_default_payment_method', ['off', 'on_subscription']) ??
      before?.save_default_payment_method ??
      'off',
  };
}

function getSingleCurrency(items: Stripe.SubscriptionItem[]): string {
  const [currency = '', ...others] = new Set(items.map(({ price }) => price.currency));
  if (others.length > 0) throw invalid('All prices on a subscription must have the same currency.');
  return currency;
}

/** Fields that the site does not use: trials, taxes, discounts, schedules, connected accounts. */
const UNUSED = {
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
  billing_schedules: [],
  billing_thresholds: null,
  collection_method: 'charge_automatically',
  customer_account: null,
  days_until_due: null,
  default_source: null,
  default_tax_rates: [],
  discounts: [],
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
  trial_start: null,
} satisfies Partial<Stripe.Subscription>;
