import type {
  PaymentIntentResult,
  PaymentMethodCreateParams,
  SetupIntentResult,
  StripeError,
} from '@stripe/stripe-js';

export type Confirmation =
  | { kind: 'succeeded' }
  /** The provider's own message for the customer. */
  | { kind: 'declined'; message: string }
  | { kind: 'failed' };

/** Billing details of the cardholder; empty strings where not given. */
export type CardBilling = {
  name: string;
  email: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  postalCode: string;
  /** ISO 3166 code. */
  country: string;
};

export function toBillingDetails(billing: CardBilling): PaymentMethodCreateParams.BillingDetails {
  const given = (text: string) => text.trim() || undefined;
  return {
    name: billing.name.trim(),
    email: billing.email.trim(),
    address: {
      line1: given(billing.line1),
      line2: given(billing.line2),
      city: given(billing.city),
      state: given(billing.state),
      postal_code: given(billing.postalCode),
      country: given(billing.country),
    },
  };
}

/** Error codes for failed authentication (3-D Secure). */
const NOT_PROVEN = ['payment_intent_authentication_failure', 'setup_intent_authentication_failure'];

/** Errors about the card, whose message helps the payer; any other error is ours or the network's. */
const isAboutTheCard = ({ type, code = '' }: StripeError) =>
  type === 'card_error' || type === 'validation_error' || NOT_PROVEN.includes(code);

/**
 * Maps the provider's result. An intent that has already succeeded counts as success: the payment was retried after its
 * response was lost.
 */
export function toConfirmation({ paymentIntent, error }: PaymentIntentResult): Confirmation {
  return readConfirmation(paymentIntent ?? error?.payment_intent, error);
}

export function toSetupConfirmation({ setupIntent, error }: SetupIntentResult): Confirmation {
  return readConfirmation(setupIntent ?? error?.setup_intent, error);
}

function readConfirmation(intent?: { status: string }, error?: StripeError): Confirmation {
  if (intent?.status === 'succeeded') return { kind: 'succeeded' };
  if (error && error.message && isAboutTheCard(error)) return { kind: 'declined', message: error.message };
  return { kind: 'failed' };
}
