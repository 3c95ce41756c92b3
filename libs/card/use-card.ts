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

export type CardPart = 'number' | 'expiry' | 'cvc';

type PartState = { isComplete: boolean; error?: string };

const cardElements = { number: CardNumberElement, expiry: CardExpiryElement, cvc: CardCvcElement } as const;
const PARTS: readonly CardPart[] = ['number', 'expiry', 'cvc'];
const INCOMPLETE: Record<CardPart, string> = {
  number: 'Your card number is incomplete.',
  expiry: "Your card's expiration date is incomplete.",
  cvc: "Your card's security code is incomplete.",
};

function focusPart(elements: StripeElements | null, part: CardPart): void {
  if (part === 'number') elements?.getElement(cardElements.number)?.focus();
  else if (part === 'expiry') elements?.getElement(cardElements.expiry)?.focus();
  else elements?.getElement(cardElements.cvc)?.focus();
}

/** State of the card inputs; the card number itself stays with the payment provider. */
export function useCard() {
  const stripe = useStripe();
  const elements = useElements();
  const [parts, setParts] = useState<Partial<Record<CardPart, PartState>>>({});
  const change = (part: CardPart, state: PartState) => setParts((all) => ({ ...all, [part]: state }));

  const isComplete = () => {
    const unfinished = PARTS.find((part) => parts[part]?.isComplete !== true);
    if (unfinished === undefined) return true;
    change(unfinished, { isComplete: false, error: parts[unfinished]?.error ?? INCOMPLETE[unfinished] });
    focusPart(elements, unfinished);
    return false;
  };

  const findPaymentMethod = (billing: CardBilling) => {
    const card = elements?.getElement(cardElements.number);
    return card ? { payment_method: { card, billing_details: toBillingDetails(billing) } } : undefined;
  };

  const confirm = async (clientSecret: string, billing: CardBilling): Promise<Confirmation> => {
    const method = findPaymentMethod(billing);
    if (!stripe || !method) return { kind: 'failed' };
    return toConfirmation(await stripe.confirmCardPayment(clientSecret, method));
  };

  /** Saves the card for later charges without charging it; takes a setup intent's client secret. */
  const confirmSetup = async (clientSecret: string, billing: CardBilling): Promise<Confirmation> => {
    const method = findPaymentMethod(billing);
    if (!stripe || !method) return { kind: 'failed' };
    return toSetupConfirmation(await stripe.confirmCardSetup(clientSecret, method));
  };

  const errors = Object.fromEntries(PARTS.map((part) => [part, parts[part]?.error])) as Record<
    CardPart,
    string | undefined
  >;
  return { isReady: stripe !== null && elements !== null, errors, change, isComplete, confirm, confirmSetup };
}

export type Card = ReturnType<typeof useCard>;
