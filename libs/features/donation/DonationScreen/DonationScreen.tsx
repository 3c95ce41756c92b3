import { donationContent } from '@paniscus/content';
import type { DonationForm as DonationValues } from '@paniscus/domain';
import { Page } from '@paniscus/ui';
import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import type { Confirmation } from '../donate.flow';
import { DonationForm } from '../DonationForm/DonationForm';

export type DonationState =
  | { kind: 'ready' }
  | { kind: 'processing' }
  /** The provider's sentence about the card. */
  | { kind: 'declined'; message: string }
  | { kind: 'failed'; message: string };

interface DonationScreenProps {
  state: DonationState;
  /** The payment provider's library once it has loaded; null while nothing loads it. */
  stripe: Promise<Stripe | null> | null;
  /** What the form holds at first, such as what was typed before a reload. */
  initialForm?: Partial<DonationValues>;
  /** Called with a checked form; `confirm` asks the provider for the money with the card that was typed. */
  onDonate: (form: DonationValues, confirm: (clientSecret: string) => Promise<Confirmation>) => void;
  links: { privacyPolicy: string };
}

/** The library when its promise has come true, so that Elements is never handed a promise that may fail. */
function useLoaded(stripe: Promise<Stripe | null> | null): Stripe | null {
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

/** The page on which a visitor gives. */
export function DonationScreen({ state, stripe, initialForm, onDonate, links }: DonationScreenProps) {
  const loaded = useLoaded(stripe);
  return (
    <Page title={donationContent.title} lead={donationContent.lead} mark="give" width="form">
      <Elements stripe={loaded}>
        <DonationForm state={state} initialForm={initialForm} onDonate={onDonate} links={links} />
      </Elements>
    </Page>
  );
}
