import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { donationContent, organization } from '@paniscus/content';
import { INTERVAL_MONTHS, isRecurring, PERIODS } from '@paniscus/domain/donation';
import type { DonationForm, DonationCharge, RecurringFrequency } from '@paniscus/domain/donation';
import { addMonths } from '@paniscus/domain/donor-portal';
import { formatDollars } from '@paniscus/domain/money';
import { formatDay } from '@paniscus/domain/timing';
import { SubmitButton } from '@paniscus/ui';
import { useWatch } from 'react-hook-form';
import { DonationTotals } from '../DonationTotals/DonationTotals';
import { computeCharge } from '../donation.requests';

interface DonationSubmitProps {
  /** Date of the first charge of a recurring donation; undefined on the server. */
  today?: Date;
  isProcessing: boolean;
}

const describeCharges = (
  frequency: RecurringFrequency,
  today: Date | undefined,
  charge: DonationCharge | undefined,
) => {
  const amount = charge === undefined ? '' : ` ${formatDollars(charge.amountCents)}`;
  const next =
    today === undefined
      ? ''
      : `, next on ${formatDay(addMonths(today, INTERVAL_MONTHS[frequency]), organization.timeZone)}`;
  return `Your card is charged${amount} today and then every ${PERIODS[frequency]}${next}.`;
};

/** Total and donate button. */
export function DonationSubmit({ today, isProcessing }: DonationSubmitProps) {
  const [amount, coversCost, frequency] = useWatch<DonationForm, ['amount', 'coversCost', 'frequency']>({
    name: ['amount', 'coversCost', 'frequency'],
  });
  const charge = computeCharge({ amount, coversCost });
  return (
    <Stack
      role="group"
      aria-label="Gift summary"
      spacing={2}
      sx={{ pt: 3, borderTop: 1, borderColor: 'divider' }}
    >
      {charge === undefined ? null : <DonationTotals charge={charge} frequency={frequency} />}
      {isRecurring(frequency) ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {`${describeCharges(frequency, today, charge)} ${donationContent.monthlyPromise}`}
        </Typography>
      ) : null}
      <SubmitButton color="accent" fullWidth loading={isProcessing}>
        Donate
      </SubmitButton>
    </Stack>
  );
}
