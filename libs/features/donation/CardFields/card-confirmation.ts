import type { DonationForm } from '@paniscus/domain';
import type { PaymentIntentResult, PaymentMethodCreateParams, StripeError } from '@stripe/stripe-js';
import type { Confirmation } from '../donate.flow';

/** The billing details as the payment provider takes them; what the donor left empty is left out. */
export function billingDetailsOf(form: DonationForm): PaymentMethodCreateParams.BillingDetails {
  const given = (text: string) => text.trim() || undefined;
  return {
    name: `${form.billingFirstName.trim()} ${form.billingLastName.trim()}`,
    email: form.email.trim(),
    address: {
      line1: given(form.addressLine1),
      line2: given(form.addressLine2),
      city: given(form.city),
      state: given(form.region),
      postal_code: given(form.postalCode),
      country: given(form.country),
    },
  };
}

/** Errors about the donor's card, whose sentence helps the donor; the rest is ours or the network's. */
const isAboutTheCard = ({ type, code }: StripeError) =>
  type === 'card_error' || type === 'validation_error' || code === 'payment_intent_authentication_failure';

/**
 * Reads the provider's answer. An intent that has already succeeded counts as success: the donor is repeating a
 * payment whose first answer was lost.
 */
export function confirmationOf({ paymentIntent, error }: PaymentIntentResult): Confirmation {
  const intent = paymentIntent ?? error?.payment_intent;
  if (intent?.status === 'succeeded') return { kind: 'succeeded' };
  if (error && error.message && isAboutTheCard(error)) return { kind: 'declined', message: error.message };
  return { kind: 'failed' };
}
