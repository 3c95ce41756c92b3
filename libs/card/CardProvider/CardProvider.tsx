import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/** The payment provider's library; null while it is not requested. */
export type CardLibrary = Promise<Stripe | null> | null;

interface CardProviderProps {
  stripe: CardLibrary;
  children: ReactNode;
}

/** Resolves the library first, because Elements must not receive a promise that may reject. */
function useResolvedLibrary(stripe: CardLibrary): Stripe | null {
  const [loaded, setLoaded] = useState<Stripe | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const update = (value: Stripe | null) => {
      if (isCurrent) setLoaded(value);
    };
    stripe?.then(update, () => update(null));
    return () => {
      isCurrent = false;
    };
  }, [stripe]);
  return loaded;
}

export function CardProvider({ stripe, children }: CardProviderProps) {
  return <Elements stripe={useResolvedLibrary(stripe)}>{children}</Elements>;
}
