import { styled } from '@mui/material/styles';
import { CardProvider } from '@paniscus/card';
import type { CardLibrary, Confirmation } from '@paniscus/card';
import { donationContent } from '@paniscus/content';
import type { DonationForm as DonationValues } from '@paniscus/domain/donation';
import { Page } from '@paniscus/ui';
import { DonationForm } from '../DonationForm/DonationForm';
import { Afterwards } from './Afterwards';
import type { AfterwardsLinks } from './Afterwards';
import type { DonationState } from './donation-screen.types';

interface DonationScreenProps {
  state: DonationState;
  stripe: CardLibrary;
  /** Initial values, for example restored after a reload. */
  initialForm?: Partial<DonationValues>;
  /** Date of the first charge of a recurring donation. */
  today: Date;
  /** Called with the validated form; `confirm` confirms the payment with the entered card. */
  onDonate: (form: DonationValues, confirm: (clientSecret: string) => Promise<Confirmation>) => void;
  links: AfterwardsLinks & { privacyPolicy: string };
}

const Columns = styled('div')(({ theme: { measures, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${measures.form})`,
  gap: spacing(8),
  [`@media (min-width: ${measures.barFrom}px)`]: {
    gridTemplateColumns: `minmax(0, ${measures.form}) minmax(18rem, 1fr)`,
    columnGap: `calc(${measures.section} * 0.75)`,
  },
}));

export function DonationScreen({ state, stripe, initialForm, today, onDonate, links }: DonationScreenProps) {
  return (
    <Page title={donationContent.title} lead={donationContent.lead} mark="give" width="wide">
      <Columns>
        <CardProvider stripe={stripe}>
          <DonationForm
            state={state}
            initialForm={initialForm}
            today={today}
            onDonate={onDonate}
            links={links}
          />
        </CardProvider>
        <Afterwards links={links} />
      </Columns>
    </Page>
  );
}
