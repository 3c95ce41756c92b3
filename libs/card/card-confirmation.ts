import type {
  PaymentIntentResult,
  PaymentMethodCreateParams,
  SetupIntentResult,
  StripeError,
} from '@stripe/stripe-js';

/** What came of asking the payment provider for the card's money. */
export type Confirmation =
  | { kind: 'succeeded' }
  /** The provider's own message for the customer. */
  | { kind: 'declined'; message: string }
  | { kind: 'failed' };

/** Whose card it is, as their bank knows them; what was left empty is an empty text. */
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

/** The billing details as the payment provider takes them; what was left empty is left out. */
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

/** Codes that say that the donor or buyer did not prove to their bank that the card is theirs. */
const NOT_PROVEN = ['payment_intent_authentication_failure', 'setup_intent_authentication_failure'];

/** Errors about the payer's card, whose sentence helps them; the rest is ours or the network's. */
const isAboutTheCard = ({ type, code = '' }: StripeError) =>
  type === 'card_error' || type === 'validation_error' || NOT_PROVEN.includes(code);

/**
 * Reads the provider's answer. An intent that has already succeeded counts as success: a payment is repeated whose
 * first answer was lost.
 */
export function toConfirmation({ paymentIntent, error }: PaymentIntentResult): Confirmation {
  return readConfirmation(paymentIntent ?? error?.payment_intent, error);
}

/** Reads the provider's answer about a card that is saved without a charge, in the same words. */
export function toSetupConfirmation({ setupIntent, error }: SetupIntentResult): Confirmation {
  return readConfirmation(setupIntent ?? error?.setup_intent, error);
}

function readConfirmation(intent?: { status: string }, error?: StripeError): Confirmation {
  if (intent?.status === 'succeeded') return { kind: 'succeeded' };
  if (error && error.message && isAboutTheCard(error)) return { kind: 'declined', message: error.message };
  return { kind: 'failed' };
}
