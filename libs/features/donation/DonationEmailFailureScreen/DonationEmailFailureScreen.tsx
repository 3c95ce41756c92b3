import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { organization } from '@paniscus/content';
import type { DonationResult } from '@paniscus/domain/donation';
import { formatDollars } from '@paniscus/domain/money';
import { isolateName } from '@paniscus/domain/text';
import { breakBeforeDomain, EmptyState, Page } from '@paniscus/ui';
import { DonationSummary, formatDonationLabel } from '../DonationTotals/DonationSummary';

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
      <Page title="Your gift" sign="give">
        <EmptyState
          word="question"
          title="There is no gift to show here."
          action={<Button href={links.donate}>Donate</Button>}
        >
          This page appears after a donation when we could not send the confirmation email.
        </EmptyState>
      </Page>
    );

  const { result } = state;
  const amount = formatDollars(result.amountCents);
  return (
    <Page title="Donation processed" overline={formatDonationLabel(result)} sign="give">
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
        <Alert severity="warning" role="status">
          <AlertTitle>{`Thank you, ${isolateName(result.firstName)}. Your donation of ${amount} was processed.`}</AlertTitle>
          {result.isEmailRefused === true
            ? `The mail server for ${result.email} refused the confirmation email. Our staff have been notified, and no email will arrive until the address is corrected. Please do not donate again.`
            : 'Your confirmation email may take a while. We will keep trying to send it, so please do not donate again.'}
        </Alert>
        <DonationSummary result={result} />
        <Typography>
          {result.isEmailRefused === true
            ? 'To get your receipt, please send us the right address: '
            : 'If no receipt has arrived by tomorrow, please contact us at '}
          <Link href={`mailto:${info}`}>{breakBeforeDomain(info)}</Link>.
        </Typography>
        <Button href={links.home}>Back to the home page</Button>
      </Stack>
    </Page>
  );
}
