import { isRecurring, PERIODS } from '@paniscus/domain/donation';
import type { DonationCharge, DonationFrequency } from '@paniscus/domain/donation';
import { formatDollars } from '@paniscus/domain/money';
import { SumTable } from '@paniscus/ui';

interface DonationTotalsProps {
  charge: DonationCharge;
  frequency: DonationFrequency;
}

/** Amount charged; a covered processing cost is listed separately from the gift. */
export function DonationTotals({ charge, frequency }: DonationTotalsProps) {
  const { donationCents, costCents, amountCents } = charge;
  const total = {
    label: isRecurring(frequency) ? `Total per ${PERIODS[frequency]}` : 'Total',
    amount: formatDollars(amountCents),
    isTotal: true,
  };
  if (costCents === 0) return <SumTable rows={[total]} />;
  return (
    <SumTable
      rows={[
        { label: 'Gift', amount: formatDollars(donationCents) },
        { label: 'Processing fee', amount: formatDollars(costCents) },
        total,
      ]}
    />
  );
}
