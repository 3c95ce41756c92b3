import Stack from '@mui/material/Stack';
import { donationContent } from '@paniscus/content';
import { formatDollars } from '@paniscus/domain';
import type { DonationResult } from '@paniscus/domain';
import { Button, EmptyState, Page } from '@paniscus/ui';

export type DonationSuccessState = { kind: 'ready'; result: DonationResult } | { kind: 'unknown' };

interface DonationSuccessScreenProps {
  state: DonationSuccessState;
  links: { home: string; donate: string };
}

/** The thank-you after a gift; on a direct visit it says that there was none. */
export function DonationSuccessScreen({ state, links }: DonationSuccessScreenProps) {
  if (state.kind === 'unknown')
    return (
      <Page title="Thank you" mark="give">
        <EmptyState
          word="question"
          title="There is no gift to show here."
          action={<Button href={links.donate}>Donate</Button>}
        >
          This page thanks a donor right after a gift. If you gave earlier, your receipt is in your mailbox.
        </EmptyState>
      </Page>
    );

  const { amountCents, firstName, email } = state.result;
  return (
    <Page
      title={`Thank you, ${firstName}!`}
      lead={donationContent.thanks}
      label={`Donation of ${formatDollars(amountCents)}`}
      mark="give"
    >
      <Stack spacing={3} useFlexGap sx={{ alignItems: 'flex-start' }}>
        <p>
          A confirmation email with your receipt was sent to <strong>{email}</strong>.
        </p>
        <Button href={links.home}>Return to Home</Button>
      </Stack>
    </Page>
  );
}
