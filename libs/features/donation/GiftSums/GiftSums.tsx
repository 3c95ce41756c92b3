import { formatDollars } from '@paniscus/domain';
import type { DonationCharge, DonationFrequency } from '@paniscus/domain';
import { SumTable } from '@paniscus/ui';

interface GiftSumsProps {
  charge: DonationCharge;
  frequency: DonationFrequency;
}

/** What is charged; with the cost of the payment on top, the gift and the cost apart. */
export function GiftSums({ charge, frequency }: GiftSumsProps) {
  const { donationCents, costCents, amountCents } = charge;
  const total = {
    label: frequency === 'monthly' ? 'Total per month' : 'Total',
    amount: formatDollars(amountCents),
    isTotal: true,
  };
  if (costCents === 0) return <SumTable rows={[total]} />;
  return (
    <SumTable
      rows={[
        { label: 'Gift', amount: formatDollars(donationCents) },
        { label: 'Cost of the payment', amount: formatDollars(costCents) },
        total,
      ]}
    />
  );
}
