import Stack from '@mui/material/Stack';
import { donationContent } from '@paniscus/content';
import type { DonationResult } from '@paniscus/domain/donation';
import { Button, EmptyState, Page } from '@paniscus/ui';
import { DonationMade, formatGiftLabel } from '../DonationTotals/DonationMade';

type DonationSuccessState = { kind: 'ready'; result: DonationResult } | { kind: 'unknown' };

interface DonationSuccessScreenProps {
  state: DonationSuccessState;
  links: { home: string; donate: string; findGiving: string };
}

/** Thank-you page after a donation; a direct visit shows that there is no donation. */
export function DonationSuccessScreen({ state, links }: DonationSuccessScreenProps) {
  if (state.kind === 'unknown')
    return (
      <Page title="Thank you" mark="give">
        <EmptyState
          word="question"
          title="There is no gift to show here."
          action={<Button href={links.donate}>Donate</Button>}
        >
          This page thanks a donor right after a gift. If you gave earlier, your receipt is in your mailbox,
          or <a href={links.findGiving}>we send you your receipts again</a>.
        </EmptyState>
      </Page>
    );

  const { result } = state;
  return (
    <Page
      title={`Thank you, ${result.firstName}!`}
      lead={donationContent.thanks}
      label={formatGiftLabel(result)}
      mark="give"
    >
      <Stack spacing={3} useFlexGap sx={{ alignItems: 'flex-start' }}>
        <p>
          A confirmation email with your receipt was sent to <strong>{result.email}</strong>.
        </p>
        <DonationMade result={result} />
        <p>
          Did the email not come, or do you need an earlier receipt?{' '}
          <a href={links.findGiving}>All your receipts, by email</a>
        </p>
        <Button href={links.home}>Return to Home</Button>
      </Stack>
    </Page>
  );
}
