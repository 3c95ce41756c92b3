import type { ApiCall, Context, Handler, Resource } from '../context.ts';
import { parsePaymentMethod } from '../intents/intent-fields.ts';
import { authenticate, confirm } from './confirmation.ts';
import {
  CREATE_FIELDS,
  toCallerView,
  buildSetupIntent,
  unexpectedState,
  findSetupIntent,
} from './setup-intent-fields.ts';

const CANCELABLE: readonly string[] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];
const CANCELLATION_REASONS = ['abandoned', 'duplicate', 'requested_by_customer'] as const;

export function setupIntentRoutes(context: Context): Resource {
  const { records } = context;
  const route = (path: string, handle: Handler, method = 'POST') => ({
    method,
    path: `/v1/setup_intents${path}`,
    handle,
  });
  return [
    route('', (call) => create(context, call)),
    route('/:id', (call) => toCallerView(findSetupIntent(records, call), call), 'GET'),
    route('/:id/confirm', (call) => confirm(context, findSetupIntent(records, call), call)),
    route('/:id/authenticate', (call) => authenticate(context, findSetupIntent(records, call), call)),
    route('/:id/cancel', (call) => cancel(context, call)),
  ];
}

function create(context: Context, call: ApiCall): ReturnType<Handler> {
  call.params.only(CREATE_FIELDS);
  const method = parsePaymentMethod(context, call.params);
  const blank = buildSetupIntent(context, call.params);
  const intent = context.records.setupIntents.put(
    method ? { ...blank, payment_method: method.id, status: 'requires_confirmation' } : blank,
  );
  context.emit('setup_intent.created', intent, call);
  return call.params.flag('confirm') ? confirm(context, intent, call) : intent;
}

function cancel({ records, emit }: Context, call: ApiCall): object {
  call.params.only(['cancellation_reason', 'expand']);
  const intent = findSetupIntent(records, call);
  if (!CANCELABLE.includes(intent.status)) {
    throw unexpectedState(
      intent,
      `You cannot cancel this SetupIntent because it has a status of ${intent.status}. Only a SetupIntent with one of the following statuses may be canceled: ${CANCELABLE.join(', ')}.`,
    );
  }
  const canceled = records.setupIntents.put({
    ...intent,
    cancellation_reason: call.params.oneOf('cancellation_reason', CANCELLATION_REASONS) ?? null,
    next_action: null,
    status: 'canceled',
  });
  emit('setup_intent.canceled', canceled, call);
  return canceled;
}
