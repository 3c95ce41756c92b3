import type { PaymentIntentResult, PaymentMethodCreateParams, StripeError } from '@stripe/stripe-js';

/** What came of asking the payment provider for the card's money. */
export type Confirmation =
  | { kind: 'succeeded' }
  /** The provider's own sentence for whoever pays. */
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
export function billingDetailsOf(billing: CardBilling): PaymentMethodCreateParams.BillingDetails {
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

/** Errors about the payer's card, whose sentence helps them; the rest is ours or the network's. */
const isAboutTheCard = ({ type, code }: StripeError) =>
  type === 'card_error' || type === 'validation_error' || code === 'payment_intent_authentication_failure';

/**
 * Reads the provider's answer. An intent that has already succeeded counts as success: a payment is repeated whose
 * first answer was lost.
 */
export function confirmationOf({ paymentIntent, error }: PaymentIntentResult): Confirmation {
  const intent = paymentIntent ?? error?.payment_intent;
  if (intent?.status === 'succeeded') return { kind: 'succeeded' };
  if (error && error.message && isAboutTheCard(error)) return { kind: 'declined', message: error.message };
  return { kind: 'failed' };
}
