import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { donationContent } from '@paniscus/content';
import { formatGiftKind, isRecurring } from '@paniscus/domain/donation';
import type { DonationResult } from '@paniscus/domain/donation';
import { isolateName } from '@paniscus/domain/text';
import { EmptyState, Page } from '@paniscus/ui';
import { DonationSummary, formatDonationLabel } from '../DonationTotals/DonationSummary';

type DonationSuccessState = { kind: 'ready'; result: DonationResult } | { kind: 'unknown' };

interface DonationSuccessScreenProps {
  state: DonationSuccessState;
  links: { home: string; donate: string; findGiving: string };
}

/** Thank-you page after a donation; a direct visit shows that there is no donation. */
export function DonationSuccessScreen({ state, links }: DonationSuccessScreenProps) {
  if (state.kind === 'unknown')
    return (
      <Page title="Your gift" sign="give">
        <EmptyState
          word="question"
          title="There is no gift to show here."
          action={<Button href={links.donate}>Donate</Button>}
        >
          This page appears right after a donation. If you gave earlier, check your email for the receipt, or{' '}
          <Link href={links.findGiving}>find your gifts</Link>.
        </EmptyState>
      </Page>
    );

  const { result } = state;
  return (
    <Page
      title={`Thank you, ${isolateName(result.firstName)}!`}
      lead={donationContent.thanks}
      overline={formatDonationLabel(result)}
      sign="give"
    >
      <Stack spacing={3} sx={{ alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
        {result.isEarlier === true ? (
          <EarlierGift result={result} href={links.donate} />
        ) : (
          <ReceiptNote email={result.email} />
        )}
        <DonationSummary result={result} />
        <Typography>
          Didn’t get the email, or need an earlier receipt? <Link href={links.findGiving}>Find my gifts</Link>
        </Typography>
        <Button href={links.home}>Back to the home page</Button>
      </Stack>
    </Page>
  );
}

const ReceiptNote = ({ email }: { email: string }) => (
  <Typography>
    A confirmation email with your receipt was sent to <strong>{email}</strong>.
  </Typography>
);

/** The donor tried again because the answer to an earlier attempt was lost, or gave in another tab at the same time. */
function EarlierGift({ result, href }: { result: DonationResult; href: string }) {
  const { notCharged, frequency } = result;
  return (
    <Alert severity="info">
      Your earlier attempt had already gone through, for the amount below. You were not charged again. The
      receipt went to the email address you entered then.
      {notCharged === undefined ? null : (
        <>
          {` It was ${isRecurring(frequency) ? `a ${formatGiftKind(frequency)}` : 'a one-time gift'}. What you asked for now, “${formatDonationLabel(notCharged)},” was not charged. To give it as well, `}
          <Link href={href}>donate again</Link>.
        </>
      )}
    </Alert>
  );
}
