import Stack from '@mui/material/Stack';
import { organization } from '@paniscus/content';
import type { DonationResult } from '@paniscus/domain/donation';
import { formatDollars } from '@paniscus/domain/money';
import { Alert, Button, EmptyState, Page } from '@paniscus/ui';
import { DonationMade, formatGiftLabel } from '../DonationTotals/DonationMade';

type DonationEmailFailureState = { kind: 'ready'; result: DonationResult } | { kind: 'unknown' };

interface DonationEmailFailureScreenProps {
  state: DonationEmailFailureState;
  links: { home: string; donate: string };
}

/** Shown when the donation succeeded but its email was not sent; a direct visit shows that there is no donation. */
export function DonationEmailFailureScreen({ state, links }: DonationEmailFailureScreenProps) {
  const { info } = organization.mailboxes;
  if (state.kind === 'unknown')
    return (
      <Page title="Donation Processed" mark="give">
        <EmptyState
          word="question"
          title="There is no gift to show here."
          action={<Button href={links.donate}>Donate</Button>}
        >
          This page is shown right after a gift whose confirmation email could not be sent.
        </EmptyState>
      </Page>
    );

  const { result } = state;
  const amount = formatDollars(result.amountCents);
  return (
    <Page title="Donation Processed" label={formatGiftLabel(result)} mark="give">
      <Stack spacing={3} useFlexGap sx={{ alignItems: 'flex-start' }}>
        <Alert
          kind="warning"
          title={`Thank you, ${result.firstName}. Your donation of ${amount} was processed.`}
        >
          We could not send the confirmation email just now. We will try again by ourselves; please do not
          give a second time.
        </Alert>
        <DonationMade result={result} />
        <p>
          If no receipt has come by tomorrow, please contact us at <a href={`mailto:${info}`}>{info}</a>.
        </p>
        <Button href={links.home}>Back to Home</Button>
      </Stack>
    </Page>
  );
}
