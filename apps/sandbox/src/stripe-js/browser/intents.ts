import { showAuthenticationDialog } from './authentication.ts';
import { toMethodFields } from './card-data.ts';
import type { PaymentMethodData } from './card-data.ts';
import type { Fields, Result, ApiClient, StripeError } from './api-client.ts';

export interface Intent {
  id: string;
  client_secret: string;
  /** In cents; only payment intents have one. */
  amount?: number;
  currency?: string;
  status: string;
  last_payment_error?: StripeError | null;
  last_setup_error?: StripeError | null;
  next_action: { use_stripe_sdk?: { source?: string } } | null;
}

export interface ConfirmData {
  payment_method?: string | PaymentMethodData;
  receipt_email?: string;
  return_url?: string;
  setup_future_usage?: string;
  shipping?: Fields;
}

const PATHS: Record<string, string> = { pi: '/v1/payment_intents/', seti: '/v1/setup_intents/' };

/** Confirms the intent with the card of the form and authenticates the cardholder when required. */
export async function confirmIntent(
  requests: ApiClient,
  clientSecret: string,
  data: ConfirmData,
  handleActions: boolean,
): Promise<Result<Intent>> {
  const { payment_method: method, ...others } = data;
  const fields: Fields = { ...others };
  if (typeof method === 'string') fields.payment_method = method;
  else if (method) {
    const card = toMethodFields(method);
    if ('error' in card) return { error: { ...card.error } };
    fields.payment_method_data = card.fields;
  }
  return confirmIntentFields(requests, clientSecret, fields, handleActions);
}

/** Confirms the intent with fields of the API. */
export async function confirmIntentFields(
  requests: ApiClient,
  clientSecret: string,
  fields: Fields,
  handleActions: boolean,
): Promise<Result<Intent>> {
  const body = { ...fields, client_secret: clientSecret };
  const result = await requests.post<Intent>(`${getPath(clientSecret)}/confirm`, body);
  return result.error || !handleActions ? result : handleNextAction(requests, result.value);
}

export async function handleNextAction(requests: ApiClient, intent: Intent): Promise<Result<Intent>> {
  const source = intent.next_action?.use_stripe_sdk?.source;
  if (intent.status !== 'requires_action' || !source) return { value: intent };
  const outcome = await showAuthenticationDialog();
  const client_secret = intent.client_secret;
  const path = `${getPath(client_secret)}/authenticate`;
  const result = await requests.post<Intent>(path, { client_secret, source, outcome });
  if (result.error) return result;
  const { status, last_payment_error: paymentError, last_setup_error: setupError } = result.value;
  const failure = status === 'requires_payment_method' ? (paymentError ?? setupError) : null;
  if (!failure) return result;
  return { error: { ...failure, [paymentError ? 'payment_intent' : 'setup_intent']: result.value } };
}

export function retrieveIntent(requests: ApiClient, clientSecret: string): Promise<Result<Intent>> {
  return requests.get<Intent>(getPath(clientSecret), { client_secret: clientSecret });
}

function getPath(clientSecret: string): string {
  const [, id = '', kind = ''] = /^((pi|seti)_[^_]+)_secret_/.exec(clientSecret) ?? [];
  const path = PATHS[kind];
  if (!path) throw new Error(`Invalid value for the client secret: ${clientSecret}.`);
  return path + id;
}
