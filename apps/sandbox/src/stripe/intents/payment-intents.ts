import type Stripe from 'stripe';
import { isCreatedWithin, getPage } from '../api/lists.ts';
import { capture } from './capture.ts';
import { authenticate, confirm } from './confirmation.ts';
import type { Ask, Context, Handler, Resource } from '../context.ts';
import { changedIntent, CREATE_FIELDS, newIntent, refuseState, UPDATE_FIELDS } from './intent-fields.ts';
import { refuseInvoiceIntent } from './of-invoices.ts';
import { forBrowser, getIntentId } from './intent-view.ts';

const CANCELABLE: readonly string[] = [
  'requires_payment_method',
  'requires_capture',
  'requires_confirmation',
  'requires_action',
  'processing',
];
const CANCELLATION_REASONS = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'] as const;

export function paymentIntentRoutes(context: Context): Resource {
  const { records } = context;
  const on = (path: string, handle: Handler, method = 'POST') => ({
    method,
    path: `/v1/payment_intents${path}`,
    handle,
  });
  return [
    on('', (ask) => create(context, ask)),
    on('', (ask) => list(context, ask), 'GET'),
    on('/:id', (ask) => forBrowser(getIntentId(records, ask), ask), 'GET'),
    on('/:id', (ask) => update(context, ask)),
    on('/:id/confirm', (ask) => confirm(context, getIntentId(records, ask), ask)),
    on('/:id/authenticate', (ask) => authenticate(context, getIntentId(records, ask), ask)),
    on('/:id/cancel', (ask) => cancel(context, ask)),
    on('/:id/capture', (ask) => capture(context, getIntentId(records, ask), ask)),
  ];
}

function create(context: Context, ask: Ask): ReturnType<Handler> {
  ask.params.only(CREATE_FIELDS);
  const intent = context.records.intents.put(newIntent(context, ask.params));
  context.emit('payment_intent.created', intent, ask);
  return ask.params.flag('confirm') ? confirm(context, intent, ask) : intent;
}

function list({ records }: Context, { params }: Ask) {
  params.only(['created', 'customer', 'ending_before', 'expand', 'limit', 'starting_after']);
  const customer = params.text('customer');
  const found = records.intents
    .all()
    .filter((each) => (!customer || each.customer === customer) && isCreatedWithin(each.created, params));
  return getPage(found.reverse(), '/v1/payment_intents', params);
}

function update(context: Context, ask: Ask): Stripe.PaymentIntent {
  ask.params.only(UPDATE_FIELDS);
  const intent = getIntentId(context.records, ask);
  if (ask.params.has('amount') || ask.params.has('currency') || ask.params.has('customer')) {
    refuseInvoiceIntent(context.records, intent, 'update');
  }
  return context.records.intents.put(changedIntent(context, intent, ask.params));
}

function cancel({ records, clock, emit }: Context, ask: Ask): object {
  ask.params.only(['cancellation_reason', 'expand']);
  const intent = getIntentId(records, ask);
  refuseInvoiceIntent(records, intent, 'cancel');
  if (!CANCELABLE.includes(intent.status)) {
    throw refuseState(
      intent,
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${CANCELABLE.join(', ')}.`,
    );
  }
  const canceled = records.intents.put({
    ...intent,
    amount_capturable: 0,
    canceled_at: clock.now(),
    cancellation_reason: ask.params.oneOf('cancellation_reason', CANCELLATION_REASONS) ?? null,
    next_action: null,
    processing: null,
    status: 'canceled',
  });
  emit('payment_intent.canceled', canceled, ask);
  return canceled;
}
