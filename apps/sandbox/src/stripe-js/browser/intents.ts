import { askCardholder } from './authentication.ts';
import { methodFields } from './card-data.ts';
import type { MethodData } from './card-data.ts';
import type { Fields, Result, Requests, StripeError } from './requests.ts';

export interface Intent {
  id: string;
  client_secret: string;
  status: string;
  last_payment_error?: StripeError | null;
  last_setup_error?: StripeError | null;
  next_action: { use_stripe_sdk?: { source?: string } } | null;
}

export interface ConfirmData {
  payment_method?: string | MethodData;
  receipt_email?: string;
  return_url?: string;
  setup_future_usage?: string;
  shipping?: Fields;
}

const PATHS: Record<string, string> = { pi: '/v1/payment_intents/', seti: '/v1/setup_intents/' };

/** Confirms the intent with the card of the form and authenticates the cardholder when required. */
export async function confirmed(
  requests: Requests,
  clientSecret: string,
  data: ConfirmData,
  handleActions: boolean,
): Promise<Result<Intent>> {
  const { payment_method: method, ...others } = data;
  const fields: Fields = { ...others, client_secret: clientSecret };
  if (typeof method === 'string') fields.payment_method = method;
  else if (method) {
    const read = methodFields(method);
    if ('error' in read) return { error: { ...read.error } };
    fields.payment_method_data = read.fields;
  }
  const answer = await requests.post<Intent>(`${getPath(clientSecret)}/confirm`, fields);
  return answer.error || !handleActions ? answer : finished(requests, answer.value);
}

export async function finished(requests: Requests, intent: Intent): Promise<Result<Intent>> {
  const source = intent.next_action?.use_stripe_sdk?.source;
  if (intent.status !== 'requires_action' || !source) return { value: intent };
  const outcome = await askCardholder();
  const client_secret = intent.client_secret;
  const path = `${getPath(client_secret)}/authenticate`;
  const answer = await requests.post<Intent>(path, { client_secret, source, outcome });
  if (answer.error) return answer;
  const { status, last_payment_error: refusal, last_setup_error: setupRefusal } = answer.value;
  const failure = status === 'requires_payment_method' ? (refusal ?? setupRefusal) : null;
  if (!failure) return answer;
  return { error: { ...failure, [refusal ? 'payment_intent' : 'setup_intent']: answer.value } };
}

export function retrieved(requests: Requests, clientSecret: string): Promise<Result<Intent>> {
  return requests.get<Intent>(getPath(clientSecret), { client_secret: clientSecret });
}

function getPath(clientSecret: string): string {
  const [, id = '', kind = ''] = /^((pi|seti)_[^_]+)_secret_/.exec(clientSecret) ?? [];
  const path = PATHS[kind];
  if (!path) throw new Error(`Invalid value for the client secret: ${clientSecret}.`);
  return path + id;
}
