import type { ApiClient, Result, StripeError } from './api-client.ts';
import type { Elements } from './elements.ts';
import { confirmIntentFields, retrieveIntent } from './intents.ts';
import type { Intent } from './intents.ts';

const MISMATCH: StripeError = {
  type: 'invalid_request_error',
  code: 'elements_amount_mismatch',
  message: 'The amount and currency of the PaymentIntent must be those of the Elements instance.',
};

/** Confirms the intent with the payment that the wallet's holder has authorized, and closes the wallet. */
export async function confirmWallet(
  apiClient: ApiClient,
  { elements, clientSecret }: { elements: Elements; clientSecret: string },
): Promise<Result<Intent>> {
  const wallet = elements.submitted;
  const method = wallet?.takeAuthorized();
  if (!wallet || !method)
    throw new Error('elements.submit() must be called before stripe.confirmPayment(), in the confirm event.');
  try {
    const { shown } = elements;
    const { value: intent, error } = await retrieveIntent(apiClient, clientSecret);
    if (error) return { error };
    if (intent.amount !== shown.amount || intent.currency !== shown.currency) return { error: MISMATCH };
    return await confirmIntentFields(apiClient, clientSecret, { payment_method_data: method }, true);
  } finally {
    wallet.closeSheet();
  }
}
