import { styled } from '@mui/material/styles';
import { donationContent } from '@paniscus/content';
import { TRIBUTE_LABELS } from '@paniscus/domain/donation';
import type { DonationResult } from '@paniscus/domain/donation';
import { formatDollars } from '@paniscus/domain/money';
import { DonationTotals } from './DonationTotals';

const Given = styled('div')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(2),
  width: '100%',
  maxWidth: measures.form,
  paddingBlock: spacing(3),
  borderBlock: `${measures.hairline} solid ${vars.palette.divider}`,
  '& > [data-part="tribute"]': { ...typography.h3 },
}));

/** Formats the label of a donation, such as 'Monthly donation of $51.80'. */
export function formatGiftLabel({ frequency, amountCents }: DonationResult): string {
  return `${frequency === 'monthly' ? 'Monthly donation' : 'Donation'} of ${formatDollars(amountCents)}`;
}

export function DonationMade({ result }: { result: DonationResult }) {
  const { frequency, tribute, amountCents } = result;
  return (
    <Given>
      {tribute === undefined ? null : (
        <p data-part="tribute">{`${TRIBUTE_LABELS[tribute.kind]} ${tribute.name}`}</p>
      )}
      <DonationTotals charge={result} frequency={frequency} />
      {frequency === 'monthly' ? (
        <p>
          {`Your card is charged ${formatDollars(amountCents)} every month from now on.`}{' '}
          {donationContent.monthlyPromise}
        </p>
      ) : null}
    </Given>
  );
}
