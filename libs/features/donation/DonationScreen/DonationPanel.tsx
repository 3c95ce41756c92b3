import { CardProvider } from '@paniscus/card';
import type { CardLibrary } from '@paniscus/card';
import type { DonationForm as DonationValues } from '@paniscus/domain/donation';
import type { Fund } from '@paniscus/domain/funds';
import { DonationForm } from '../DonationForm/DonationForm';
import type { DonationState, OnDonate } from './donation-screen.types';

interface DonationPanelProps {
  state: DonationState;
  /** Stripe’s script; null until it has loaded. */
  stripe: CardLibrary;
  /** Active funds that the donor can choose from. */
  funds?: readonly Fund[];
  /** The donor had chosen a fund that has closed meanwhile. */
  isFundClosed?: boolean;
  /** Initial values, from a link. */
  initialForm?: Partial<DonationValues>;
  /** Values entered before a reload, which only the browser knows; they replace the initial ones after hydration. */
  savedForm?: Partial<DonationValues>;
  /** Date of the first charge of a recurring donation; undefined on the server. */
  today?: Date;
  /** Called on every change with all values; never includes card data. */
  onChange?: (form: DonationValues) => void;
  /** Called with the validated form; resolves when the payment has ended. */
  onDonate: OnDonate;
  links: { privacyPolicy: string };
}

/** The interactive part of the donation page: the form with its card fields. */
export function DonationPanel({ stripe, ...form }: DonationPanelProps) {
  return (
    <CardProvider stripe={stripe}>
      <DonationForm {...form} />
    </CardProvider>
  );
}
