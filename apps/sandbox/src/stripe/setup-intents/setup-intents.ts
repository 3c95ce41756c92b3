import type { Ask, Context, Handler, Resource } from '../context.ts';
import { methodFrom } from '../intents/intent-fields.ts';
import { authenticate, confirm } from './confirmation.ts';
import {
  CREATE_FIELDS,
  forBrowser,
  newSetupIntent,
  refuseState,
  findSetupIntent,
} from './setup-intent-fields.ts';

const CANCELABLE: readonly string[] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];
const CANCELLATION_REASONS = ['abandoned', 'duplicate', 'requested_by_customer'] as const;

export function setupIntentRoutes(context: Context): Resource {
  const { records } = context;
  const on = (path: string, handle: Handler, method = 'POST') => ({
    method,
    path: `/v1/setup_intents${path}`,
    handle,
  });
  return [
    on('', (ask) => create(context, ask)),
    on('/:id', (ask) => forBrowser(findSetupIntent(records, ask), ask), 'GET'),
    on('/:id/confirm', (ask) => confirm(context, findSetupIntent(records, ask), ask)),
    on('/:id/authenticate', (ask) => authenticate(context, findSetupIntent(records, ask), ask)),
    on('/:id/cancel', (ask) => cancel(context, ask)),
  ];
}

function create(context: Context, ask: Ask): ReturnType<Handler> {
  ask.params.only(CREATE_FIELDS);
  const method = methodFrom(context, ask.params);
  const blank = newSetupIntent(context, ask.params);
  const intent = context.records.setupIntents.put(
    method ? { ...blank, payment_method: method.id, status: 'requires_confirmation' } : blank,
  );
  context.emit('setup_intent.created', intent, ask);
  return ask.params.flag('confirm') ? confirm(context, intent, ask) : intent;
}

function cancel({ records, emit }: Context, ask: Ask): object {
  ask.params.only(['cancellation_reason', 'expand']);
  const intent = findSetupIntent(records, ask);
  if (!CANCELABLE.includes(intent.status)) {
    throw refuseState(
      intent,
      `You cannot cancel this SetupIntent because it has a status of ${intent.status}. Only a SetupIntent with one of the following statuses may be canceled: ${CANCELABLE.join(', ')}.`,
    );
  }
  const canceled = records.setupIntents.put({
    ...intent,
    cancellation_reason: ask.params.oneOf('cancellation_reason', CANCELLATION_REASONS) ?? null,
    next_action: null,
    status: 'canceled',
  });
  emit('setup_intent.canceled', canceled, ask);
  return canceled;
}
