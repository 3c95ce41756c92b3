import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/** The payment provider's library once it has loaded; null while nothing loads it. */
export type CardLibrary = Promise<Stripe | null> | null;

interface CardProviderProps {
  stripe: CardLibrary;
  children: ReactNode;
}

/** The library when its promise has come true, so that Elements is never handed a promise that may fail. */
function useLoaded(stripe: CardLibrary): Stripe | null {
  const [loaded, setLoaded] = useState<Stripe | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = (value: Stripe | null) => {
      if (isCurrent) setLoaded(value);
    };
    stripe?.then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [stripe]);
  return loaded;
}

/** Stands around a form with card fields, whether the provider's library has come yet or not. */
export function CardProvider({ stripe, children }: CardProviderProps) {
  return <Elements stripe={useLoaded(stripe)}>{children}</Elements>;
}
