import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RecurringDonationCard } from '../RecurringDonation/RecurringDonationCard';
import { formatHeading } from '../RecurringDonation/recurring-labels';
import { PortalSection, SectionText } from '../Shared/PortalSection';
import type { DonorPortalScreenProps } from './donor-portal-screen.types';
import { getActionStatus } from './donor-portal-state';
import type { ReadyDonorPortal } from './donor-portal-state';

export function RecurringSection(props: DonorPortalScreenProps & { state: ReadyDonorPortal }) {
  const { state, stripe, onOpen, onAction, links } = props;
  const { name, email, monthly_gifts: donations } = state.page;
  if (donations.length === 0) return <NoRecurringDonation donateHref={links.donate} />;
  return (
    <PortalSection title={formatHeading(donations)}>
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

function NoRecurringDonation({ donateHref }: { donateHref: string }) {
  return (
    <PortalSection title="Recurring gifts">
      <SectionText>You have no recurring gifts. Recurring gifts help us plan ahead.</SectionText>
      <Button
        href={`${donateHref}?frequency=monthly`}
        variant="outlined"
        color="inherit"
        sx={{ alignSelf: 'flex-start' }}
      >
        Give monthly
      </Button>
    </PortalSection>
  );
}
