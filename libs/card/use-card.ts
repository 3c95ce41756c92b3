import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js';
import type { StripeElements } from '@stripe/stripe-js';
import { useState } from 'react';
import { toBillingDetails, toConfirmation, toSetupConfirmation } from './card-confirmation';
import type { CardBilling, Confirmation } from './card-confirmation';

export type CardFieldName = 'number' | 'expiry' | 'cvc';

type FieldState = { isComplete: boolean; error?: string };

const cardElements = { number: CardNumberElement, expiry: CardExpiryElement, cvc: CardCvcElement } as const;
const CARD_FIELDS: readonly CardFieldName[] = ['number', 'expiry', 'cvc'];
const INCOMPLETE: Record<CardFieldName, string> = {
  number: 'Your card number is incomplete.',
  expiry: 'Your card’s expiration date is incomplete.',
  cvc: 'Your card’s security code is incomplete.',
};

function focusField(elements: StripeElements | null, field: CardFieldName): void {
  if (field === 'number') elements?.getElement(cardElements.number)?.focus();
  else if (field === 'expiry') elements?.getElement(cardElements.expiry)?.focus();
  else elements?.getElement(cardElements.cvc)?.focus();
}

/** State of the card inputs; the card number itself stays with the payment provider. */
export function useCard() {
  const stripe = useStripe();
  const elements = useElements();
  const [fields, setFields] = useState<Partial<Record<CardFieldName, FieldState>>>({});
  const change = (field: CardFieldName, state: FieldState) =>
    setFields((current) => ({ ...current, [field]: state }));

  const isComplete = () => {
    const incomplete = CARD_FIELDS.find((field) => fields[field]?.isComplete !== true);
    if (incomplete === undefined) return true;
    change(incomplete, { isComplete: false, error: fields[incomplete]?.error ?? INCOMPLETE[incomplete] });
    focusField(elements, incomplete);
    return false;
  };

  const getPaymentMethod = (billing: CardBilling) => {
    const card = elements?.getElement(cardElements.number);
    return card ? { payment_method: { card, billing_details: toBillingDetails(billing) } } : undefined;
  };

  const confirm = async (clientSecret: string, billing: CardBilling): Promise<Confirmation> => {
    const method = getPaymentMethod(billing);
    if (!stripe || !method) return { kind: 'failed' };
    return toConfirmation(await stripe.confirmCardPayment(clientSecret, method));
  };

  /** Saves the card for later charges without charging it; takes a setup intent's client secret. */
  const confirmSetup = async (clientSecret: string, billing: CardBilling): Promise<Confirmation> => {
    const method = getPaymentMethod(billing);
    if (!stripe || !method) return { kind: 'failed' };
    return toSetupConfirmation(await stripe.confirmCardSetup(clientSecret, method));
  };

  const errors = Object.fromEntries(CARD_FIELDS.map((field) => [field, fields[field]?.error])) as Record<
    CardFieldName,
    string | undefined
  >;
  return { isReady: stripe !== null && elements !== null, errors, change, isComplete, confirm, confirmSetup };
}

export type Card = ReturnType<typeof useCard>;
