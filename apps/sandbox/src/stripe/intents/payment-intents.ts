import type Stripe from 'stripe';
import { isCreatedWithin, paginate } from '../api/pagination.ts';
import { capture } from './capture.ts';
import { authenticate, confirm } from './confirmation.ts';
import type { ApiCall, Context, Handler, Resource } from '../context.ts';
import { applyParams, CREATE_FIELDS, buildIntent, unexpectedState, UPDATE_FIELDS } from './intent-fields.ts';
import { rejectInvoiceIntent } from './invoice-intents.ts';
import { toCallerView, getIntent } from './intent-view.ts';

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
  const route = (path: string, handle: Handler, method = 'POST') => ({
    method,
    path: `/v1/payment_intents${path}`,
    handle,
  });
  return [
    route('', (call) => create(context, call)),
    route('', (call) => list(context, call), 'GET'),
    route('/:id', (call) => toCallerView(getIntent(records, call), call), 'GET'),
    route('/:id', (call) => update(context, call)),
    route('/:id/confirm', (call) => confirm(context, getIntent(records, call), call)),
    route('/:id/authenticate', (call) => authenticate(context, getIntent(records, call), call)),
    route('/:id/cancel', (call) => cancel(context, call)),
    route('/:id/capture', (call) => capture(context, getIntent(records, call), call)),
  ];
}

function create(context: Context, call: ApiCall): ReturnType<Handler> {
  call.params.only(CREATE_FIELDS);
  const intent = context.records.intents.put(buildIntent(context, call.params));
  context.emit('payment_intent.created', intent, call);
  return call.params.flag('confirm') ? confirm(context, intent, call) : intent;
}

function list({ records }: Context, { params }: ApiCall) {
  params.only(['created', 'customer', 'ending_before', 'expand', 'limit', 'starting_after']);
  const customer = params.text('customer');
  const intents = records.intents
    .all()
    .filter(
      (intent) => (!customer || intent.customer === customer) && isCreatedWithin(intent.created, params),
    );
  return paginate(intents.reverse(), '/v1/payment_intents', params);
}

function update(context: Context, call: ApiCall): Stripe.PaymentIntent {
  call.params.only(UPDATE_FIELDS);
  const intent = getIntent(context.records, call);
  if (call.params.has('amount') || call.params.has('currency') || call.params.has('customer')) {
    rejectInvoiceIntent(context.records, intent, 'update');
  }
  return context.records.intents.put(applyParams(context, intent, call.params));
}

function cancel({ records, clock, emit }: Context, call: ApiCall): object {
  call.params.only(['cancellation_reason', 'expand']);
  const intent = getIntent(records, call);
  rejectInvoiceIntent(records, intent, 'cancel');
  if (!CANCELABLE.includes(intent.status)) {
    throw unexpectedState(
      intent,
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${CANCELABLE.join(', ')}.`,
    );
  }
  const canceled = records.intents.put({
    ...intent,
    amount_capturable: 0,
    canceled_at: clock.now(),
    cancellation_reason: call.params.oneOf('cancellation_reason', CANCELLATION_REASONS) ?? null,
    next_action: null,
    processing: null,
    status: 'canceled',
  });
  emit('payment_intent.canceled', canceled, call);
  return canceled;
}
