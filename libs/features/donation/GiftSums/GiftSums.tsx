import { formatDollars } from '@paniscus/domain';
import type { GiftCharge, GiftFrequency } from '@paniscus/domain';
import { SumTable } from '@paniscus/ui';

interface GiftSumsProps {
  charge: GiftCharge;
  frequency: GiftFrequency;
}

/** What is charged; with the cost of the payment on top, the gift and the cost apart. */
export function GiftSums({ charge, frequency }: GiftSumsProps) {
  const { giftCents, costCents, amountCents } = charge;
  const total = {
    label: frequency === 'monthly' ? 'Total per month' : 'Total',
    amount: formatDollars(amountCents),
    isTotal: true,
  };
  if (costCents === 0) return <SumTable rows={[total]} />;
  return (
    <SumTable
      rows={[
        { label: 'Gift', amount: formatDollars(giftCents) },
        { label: 'Cost of the payment', amount: formatDollars(costCents) },
        total,
      ]}
    />
  );
}
