import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { donationContent } from '@paniscus/content';
import { FREQUENCY_LABELS, isRecurring, PERIODS, TRIBUTE_LABELS } from '@paniscus/domain/donation';
import type { DonationResult } from '@paniscus/domain/donation';
import { formatDollars } from '@paniscus/domain/money';
import { isolateName } from '@paniscus/domain/text';
import { DonationTotals } from './DonationTotals';

const Summary = styled(Stack)(({ theme: { layout, spacing, vars } }) => ({
  width: '100%',
  maxWidth: layout.formWidth,
  paddingBlock: spacing(3),
  borderBlock: `${layout.hairline} solid ${vars.palette.divider}`,
}));

/** Formats the label of a donation, such as 'Monthly donation of $51.80'. */
export function formatDonationLabel({
  frequency,
  amountCents,
}: Pick<DonationResult, 'amountCents' | 'frequency'>): string {
  return `${isRecurring(frequency) ? `${FREQUENCY_LABELS[frequency]} donation` : 'Donation'} of ${formatDollars(amountCents)}`;
}

/** Tribute, fund, amounts and schedule of a donation that was made. */
export function DonationSummary({ result }: { result: DonationResult }) {
  const { frequency, tribute, fundName, amountCents } = result;
  return (
    <Summary spacing={2}>
      {tribute === undefined ? null : (
        <Typography variant="h3" component="p">
          {`${TRIBUTE_LABELS[tribute.kind]} ${isolateName(tribute.name)}`}
        </Typography>
      )}
      {fundName === undefined ? null : <Typography>{`Purpose: ${isolateName(fundName)}`}</Typography>}
      <DonationTotals charge={result} frequency={frequency} />
      {isRecurring(frequency) ? (
        <Typography>
          {`Your card is charged ${formatDollars(amountCents)} every ${PERIODS[frequency]}.`}{' '}
          {donationContent.monthlyPromise}
        </Typography>
      ) : null}
    </Summary>
  );
}
