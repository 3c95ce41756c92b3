import { readCard, toMethodFields } from './card-data.ts';
import type { PaymentMethodData } from './card-data.ts';
import { CardElement } from './element.ts';
import { Elements } from './elements.ts';
import type { ElementsOptions } from './elements.ts';
import { confirmWallet } from './confirm-wallet.ts';
import { confirmIntent, handleNextAction, retrieveIntent } from './intents.ts';
import type { ConfirmData, Intent } from './intents.ts';
import { ApiClient } from './api-client.ts';
import type { Result, StripeError } from './api-client.ts';

/** The object that `Stripe(key)` returns: the part of Stripe.js that a card form uses. */
export function createStripe(base: string, key: string) {
  const apiClient = new ApiClient(base, key);

  return {
    elements: (options?: ElementsOptions) => new Elements(apiClient, options),
    ...paymentCalls(apiClient),
    ...setupCalls(apiClient),
    createPaymentMethod: async (data: PaymentMethodData) => {
      const card = toMethodFields(data);
      if ('error' in card) return { error: card.error };
      return toResult(await apiClient.post<object>('/v1/payment_methods', card.fields), 'paymentMethod');
    },
    createToken: async (element: unknown) => {
      if (!(element instanceof CardElement))
        throw new Error('The sandbox creates tokens from card elements only.');
      const card = readCard(element);
      if ('error' in card) return { error: card.error };
      return toResult(await apiClient.post<object>('/v1/tokens', { card: card.card }), 'token');
    },
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  };
}

function paymentCalls(apiClient: ApiClient) {
  const asResult = (outcome: Result<Intent>) => toResult(outcome, 'paymentIntent');
  return {
    confirmCardPayment: async (
      clientSecret: string,
      data: ConfirmData = {},
      { handleActions = true }: { handleActions?: boolean } = {},
    ) => asResult(await confirmIntent(apiClient, clientSecret, data, handleActions)),
    confirmPayment: async (options: { elements: Elements; clientSecret: string }) =>
      asResult(await confirmWallet(apiClient, options)),
    retrievePaymentIntent: async (clientSecret: string) =>
      asResult(await retrieveIntent(apiClient, clientSecret)),
    handleCardAction: async (clientSecret: string) => {
      const { value, error } = await retrieveIntent(apiClient, clientSecret);
      return asResult(error ? { error } : await handleNextAction(apiClient, value));
    },
  };
}

function setupCalls(apiClient: ApiClient) {
  const asResult = (outcome: Result<Intent>) => toResult(outcome, 'setupIntent');
  return {
    confirmCardSetup: async (
      clientSecret: string,
      data: ConfirmData = {},
      { handleActions = true }: { handleActions?: boolean } = {},
    ) => asResult(await confirmIntent(apiClient, clientSecret, data, handleActions)),
    retrieveSetupIntent: async (clientSecret: string) =>
      asResult(await retrieveIntent(apiClient, clientSecret)),
  };
}

function toResult<T, Name extends string>(outcome: Result<T>, name: Name) {
  return (outcome.error ? { error: outcome.error } : { [name]: outcome.value }) as
    ({ [key in Name]: T } & { error?: undefined }) | ({ [key in Name]?: undefined } & { error: StripeError });
}
