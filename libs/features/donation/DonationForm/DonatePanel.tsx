import { styled } from '@mui/material/styles';
import { donationContent } from '@paniscus/content';
import type { DonationForm, DonationCharge } from '@paniscus/domain/donation';
import { monthsAfter } from '@paniscus/domain/donor-portal';
import { formatDollars } from '@paniscus/domain/money';
import { Button } from '@paniscus/ui';
import { useWatch } from 'react-hook-form';
import { DonationTotals } from '../DonationTotals/DonationTotals';
import { computeCharge } from '../donation.requests';

interface DonatePanelProps {
  /** Date of the first charge of a recurring donation. */
  today: Date;
  isProcessing: boolean;
}

const Panel = styled('div')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(2),
  paddingTop: spacing(3),
  borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
  '& > p': { ...typography.body2, color: vars.palette.text.secondary },
}));

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

const monthlySentence = (today: Date, charge?: DonationCharge) => {
  const sum = charge === undefined ? '' : ` ${formatDollars(charge.amountCents)}`;
  return `Your card is charged${sum} today and then every month, next on ${longDay.format(monthsAfter(today, 1))}.`;
};

export function DonatePanel({ today, isProcessing }: DonatePanelProps) {
  const [amount, coversCost, frequency] = useWatch<DonationForm, ['amount', 'coversCost', 'frequency']>({
    name: ['amount', 'coversCost', 'frequency'],
  });
  const charge = computeCharge({ amount, coversCost });
  return (
    <Panel role="group" aria-label="What you give">
      {charge === undefined ? null : <DonationTotals charge={charge} frequency={frequency} />}
      {frequency === 'monthly' ? (
        <p>
          {monthlySentence(today, charge)} {donationContent.monthlyPromise}
        </p>
      ) : null}
      <Button type="submit" look="accent" isWide isProcessing={isProcessing}>
        Donate
      </Button>
    </Panel>
  );
}
