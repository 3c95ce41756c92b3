import { CardProvider } from '@paniscus/card';
import type { CardLibrary, Confirmation } from '@paniscus/card';
import { donationContent } from '@paniscus/content';
import type { DonationForm as DonationValues } from '@paniscus/domain';
import { Page } from '@paniscus/ui';
import { DonationForm } from '../DonationForm/DonationForm';

export type DonationState =
  | { kind: 'ready' }
  | { kind: 'processing' }
  /** The provider's sentence about the card. */
  | { kind: 'declined'; message: string }
  | { kind: 'failed'; message: string };

interface DonationScreenProps {
  state: DonationState;
  stripe: CardLibrary;
  /** What the form holds at first, such as what was typed before a reload. */
  initialForm?: Partial<DonationValues>;
  /** When a monthly gift would begin. */
  today: Date;
  /** Called with a checked form; `confirm` asks the provider for the money with the card that was typed. */
  onDonate: (form: DonationValues, confirm: (clientSecret: string) => Promise<Confirmation>) => void;
  links: { privacyPolicy: string };
}

/** The page on which a visitor gives. */
export function DonationScreen({ state, stripe, initialForm, today, onDonate, links }: DonationScreenProps) {
  return (
    <Page title={donationContent.title} lead={donationContent.lead} mark="give" width="form">
      <CardProvider stripe={stripe}>
        <DonationForm
          state={state}
          initialForm={initialForm}
          today={today}
          onDonate={onDonate}
          links={links}
        />
      </CardProvider>
    </Page>
  );
}
