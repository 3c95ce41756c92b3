import { askCardholder } from './authentication.ts';
import { cardIn, methodFields } from './card-data.ts';
import type { MethodData } from './card-data.ts';
import { CardElement } from './element.ts';
import { Elements } from './elements.ts';
import { Requests } from './requests.ts';
import type { Fields, Outcome, StripeError } from './requests.ts';

interface Intent {
  id: string;
  client_secret: string;
  status: string;
  last_payment_error: StripeError | null;
  next_action: { use_stripe_sdk?: { source?: string } } | null;
}

type IntentResult =
  { paymentIntent: Intent; error?: undefined } | { paymentIntent?: undefined; error: StripeError };

export interface ConfirmData {
  payment_method?: string | MethodData;
  receipt_email?: string;
  return_url?: string;
  setup_future_usage?: string;
  shipping?: Fields;
}

/** What `Stripe(key)` answers: the part of the provider's library that a card form uses. */
export function stripeObject(base: string, key: string) {
  const requests = new Requests(base, key);

  async function confirmCardPayment(
    clientSecret: string,
    data: ConfirmData = {},
    options: { handleActions?: boolean } = {},
  ): Promise<IntentResult> {
    const { payment_method: method, ...others } = data;
    const fields: Fields = { ...others, client_secret: clientSecret };
    if (typeof method === 'string') fields.payment_method = method;
    else if (method) {
      const read = methodFields(method);
      if ('error' in read) return { error: { ...read.error } };
      fields.payment_method_data = read.fields;
    }
    const answer = await requests.post<Intent>(`${pathOf(clientSecret)}/confirm`, fields);
    if (answer.error) return { error: answer.error };
    return options.handleActions === false ? { paymentIntent: answer.value } : finished(answer.value);
  }

  /** Asks the cardholder where the bank wants to know. */
  async function finished(intent: Intent): Promise<IntentResult> {
    const source = intent.next_action?.use_stripe_sdk?.source;
    if (intent.status !== 'requires_action' || !source) return { paymentIntent: intent };
    const outcome = await askCardholder();
    const client_secret = intent.client_secret;
    const answer = await requests.post<Intent>(`${pathOf(client_secret)}/authenticate`, {
      client_secret,
      source,
      outcome,
    });
    if (answer.error) return { error: answer.error };
    const failure =
      answer.value.status === 'requires_payment_method' ? answer.value.last_payment_error : null;
    return failure
      ? { error: { ...failure, payment_intent: answer.value } }
      : { paymentIntent: answer.value };
  }

  async function retrievePaymentIntent(clientSecret: string): Promise<IntentResult> {
    return resultOf(
      await requests.get<Intent>(pathOf(clientSecret), { client_secret: clientSecret }),
      'paymentIntent',
    );
  }

  return {
    elements: () => new Elements(),
    confirmCardPayment,
    retrievePaymentIntent,
    handleCardAction: async (clientSecret: string): Promise<IntentResult> => {
      const { paymentIntent, error } = await retrievePaymentIntent(clientSecret);
      return error ? { error } : finished(paymentIntent);
    },
    createPaymentMethod: async (data: MethodData) => {
      const read = methodFields(data);
      if ('error' in read) return { error: read.error };
      return resultOf(await requests.post<object>('/v1/payment_methods', read.fields), 'paymentMethod');
    },
    createToken: async (element: unknown) => {
      if (!(element instanceof CardElement))
        throw new Error('The sandbox makes tokens of card elements only.');
      const read = cardIn(element);
      if ('error' in read) return { error: read.error };
      return resultOf(await requests.post<object>('/v1/tokens', { card: read.card }), 'token');
    },
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  };
}

function resultOf<T, Name extends string>(outcome: Outcome<T>, name: Name) {
  return (outcome.error ? { error: outcome.error } : { [name]: outcome.value }) as
    ({ [key in Name]: T } & { error?: undefined }) | ({ [key in Name]?: undefined } & { error: StripeError });
}

function pathOf(clientSecret: string): string {
  const id = /^(pi_[^_]+)_secret_/.exec(clientSecret)?.[1];
  if (!id) throw new Error(`Invalid value for the client secret: ${clientSecret}.`);
  return `/v1/payment_intents/${id}`;
}
