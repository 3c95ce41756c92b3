import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js';
import { useState } from 'react';
import { billingDetailsOf, confirmationOf } from './card-confirmation';
import type { CardBilling, Confirmation } from './card-confirmation';

export type CardPart = 'number' | 'expiry' | 'cvc';

type PartState = { isComplete: boolean; error?: string };

const elementOf = { number: CardNumberElement, expiry: CardExpiryElement, cvc: CardCvcElement } as const;
const PARTS: readonly CardPart[] = ['number', 'expiry', 'cvc'];
const INCOMPLETE: Record<CardPart, string> = {
  number: 'Your card number is incomplete.',
  expiry: "Your card's expiration date is incomplete.",
  cvc: "Your card's security code is incomplete.",
};

/** The card as far as it has been typed; its digits stay with the payment provider. */
export function useCard() {
  const stripe = useStripe();
  const elements = useElements();
  const [parts, setParts] = useState<Partial<Record<CardPart, PartState>>>({});
  const change = (part: CardPart, state: PartState) => setParts((all) => ({ ...all, [part]: state }));

  /** Marks and focuses the first part that is not finished, so that no payment is begun without a card. */
  const isComplete = () => {
    const unfinished = PARTS.find((part) => parts[part]?.isComplete !== true);
    if (unfinished === undefined) return true;
    change(unfinished, { isComplete: false, error: parts[unfinished]?.error ?? INCOMPLETE[unfinished] });
    focus(unfinished);
    return false;
  };

  const focus = (part: CardPart) => {
    if (part === 'number') elements?.getElement(elementOf.number)?.focus();
    else if (part === 'expiry') elements?.getElement(elementOf.expiry)?.focus();
    else elements?.getElement(elementOf.cvc)?.focus();
  };

  const confirm = async (clientSecret: string, billing: CardBilling): Promise<Confirmation> => {
    const number = elements?.getElement(elementOf.number);
    if (!stripe || !number) return { kind: 'failed' };
    return confirmationOf(
      await stripe.confirmCardPayment(clientSecret, {
        payment_method: { card: number, billing_details: billingDetailsOf(billing) },
      }),
    );
  };

  const errors = Object.fromEntries(PARTS.map((part) => [part, parts[part]?.error])) as Record<
    CardPart,
    string | undefined
  >;
  return { isReady: stripe !== null && elements !== null, errors, change, isComplete, confirm };
}

export type Card = ReturnType<typeof useCard>;
