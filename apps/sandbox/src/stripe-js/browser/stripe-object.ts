import { cardIn, methodFields } from './card-data.ts';
import type { MethodData } from './card-data.ts';
import { CardElement } from './element.ts';
import { Elements } from './elements.ts';
import { confirmed, finished, retrieved } from './intents.ts';
import type { ConfirmData, Intent } from './intents.ts';
import { Requests } from './requests.ts';
import type { Result, StripeError } from './requests.ts';

/** The object that `Stripe(key)` returns: the part of Stripe.js that a card form uses. */
export function stripeObject(base: string, key: string) {
  const requests = new Requests(base, key);

  return {
    elements: () => new Elements(),
    ...paymentCalls(requests),
    ...setupCalls(requests),
    createPaymentMethod: async (data: MethodData) => {
      const read = methodFields(data);
      if ('error' in read) return { error: read.error };
      return toResult(await requests.post<object>('/v1/payment_methods', read.fields), 'paymentMethod');
    },
    createToken: async (element: unknown) => {
      if (!(element instanceof CardElement))
        throw new Error('The sandbox makes tokens of card elements only.');
      const read = cardIn(element);
      if ('error' in read) return { error: read.error };
      return toResult(await requests.post<object>('/v1/tokens', { card: read.card }), 'token');
    },
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  };
}

function paymentCalls(requests: Requests) {
  const asResult = (outcome: Result<Intent>) => toResult(outcome, 'paymentIntent');
  return {
    confirmCardPayment: async (
      clientSecret: string,
      data: ConfirmData = {},
      { handleActions = true }: { handleActions?: boolean } = {},
    ) => asResult(await confirmed(requests, clientSecret, data, handleActions)),
    retrievePaymentIntent: async (clientSecret: string) => asResult(await retrieved(requests, clientSecret)),
    handleCardAction: async (clientSecret: string) => {
      const { value, error } = await retrieved(requests, clientSecret);
      return asResult(error ? { error } : await finished(requests, value));
    },
  };
}

function setupCalls(requests: Requests) {
  const asResult = (outcome: Result<Intent>) => toResult(outcome, 'setupIntent');
  return {
    confirmCardSetup: async (
      clientSecret: string,
      data: ConfirmData = {},
      { handleActions = true }: { handleActions?: boolean } = {},
    ) => asResult(await confirmed(requests, clientSecret, data, handleActions)),
    retrieveSetupIntent: async (clientSecret: string) => asResult(await retrieved(requests, clientSecret)),
  };
}

function toResult<T, Name extends string>(outcome: Result<T>, name: Name) {
  return (outcome.error ? { error: outcome.error } : { [name]: outcome.value }) as
    ({ [key in Name]: T } & { error?: undefined }) | ({ [key in Name]?: undefined } & { error: StripeError });
}
