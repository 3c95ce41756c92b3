import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { RecurringDonation } from '@paniscus/domain/donor-portal';
import { RecurringDonationCard } from '../RecurringDonation/RecurringDonationCard';
import { PortalSection, SectionText } from '../Shared/PortalSection';
import type { DonorPortalScreenProps } from './donor-portal-screen.types';
import { getActionStatus } from './donor-portal-state';
import type { ReadyDonorPortal } from './donor-portal-state';

export function RecurringSection(props: DonorPortalScreenProps & { state: ReadyDonorPortal }) {
  const { state, stripe, onOpen, onAction, links } = props;
  const { name, email, monthly_gifts: donations } = state.page;
  if (donations.length === 0) return <NoRecurringDonation donateHref={links.donate} />;
  return (
    <PortalSection title={getTitle(donations)}>
      <Stack spacing={3}>
        {donations.map((donation) => (
          <RecurringDonationCard
            key={donation.id}
            donation={donation}
            donor={{ name, email }}
            actionStatus={getActionStatus(state, donation.id)}
            isBusy={state.kind === 'processing'}
            stripe={stripe}
            onOpen={(kind) => onOpen({ kind, donationId: donation.id })}
            onClose={() => onOpen(undefined)}
            onAction={(change) => onAction(donation.id, change)}
            donateHref={links.donate}
          />
        ))}
      </Stack>
    </PortalSection>
  );
}

function getTitle(donations: readonly RecurringDonation[]): string {
  const kind = donations.every(({ frequency }) => frequency === 'monthly') ? 'monthly' : 'recurring';
  return `Your ${kind} ${donations.length === 1 ? 'gift' : 'gifts'}`;
}

function NoRecurringDonation({ donateHref }: { donateHref: string }) {
  return (
    <PortalSection title="Recurring gifts">
      <SectionText>You have no recurring gifts. Recurring gifts help us plan ahead.</SectionText>
      <Button href={donateHref} variant="outlined" color="inherit" sx={{ alignSelf: 'flex-start' }}>
        Give monthly
      </Button>
    </PortalSection>
  );
}
