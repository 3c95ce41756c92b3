import type {
  PaymentIntentResult,
  PaymentMethodCreateParams,
  SetupIntentResult,
  StripeError,
} from '@stripe/stripe-js';

export type Confirmation =
  | { kind: 'succeeded' }
  /** The provider's message to the customer. */
  | { kind: 'declined'; message: string }
  /** The card was not sent, so nothing was charged. */
  | { kind: 'failed' }
  /** No answer arrived; the payment may have succeeded. */
  | { kind: 'unknown' };

/** Billing details of the cardholder; empty strings for missing values. */
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
  const toOptional = (text: string) => text.trim() || undefined;
  return {
    name: billing.name.trim(),
    email: billing.email.trim(),
    address: {
      line1: toOptional(billing.line1),
      line2: toOptional(billing.line2),
      city: toOptional(billing.city),
      state: toOptional(billing.state),
      postal_code: toOptional(billing.postalCode),
      country: toOptional(billing.country),
    },
  };
}

/** Error codes for failed authentication (3-D Secure). */
const AUTHENTICATION_FAILURES = [
  'payment_intent_authentication_failure',
  'setup_intent_authentication_failure',
];

/** Errors about the card, whose message helps the payer; other errors are internal or network errors. */
const isCardError = ({ type, code = '' }: StripeError) =>
  type === 'card_error' || type === 'validation_error' || AUTHENTICATION_FAILURES.includes(code);

/**
 * Maps the provider's result. An intent that has already succeeded counts as success: the payment was retried after its
 * response was lost.
 */
export function toConfirmation({ paymentIntent, error }: PaymentIntentResult): Confirmation {
  return buildConfirmation(paymentIntent ?? error?.payment_intent, error);
}

export function toSetupConfirmation({ setupIntent, error }: SetupIntentResult): Confirmation {
  return buildConfirmation(setupIntent ?? error?.setup_intent, error);
}

function buildConfirmation(intent?: { status: string }, error?: StripeError): Confirmation {
  if (intent?.status === 'succeeded') return { kind: 'succeeded' };
  if (error && error.message && isCardError(error)) return { kind: 'declined', message: error.message };
  return { kind: 'unknown' };
}
