import type { StaffDonation } from '@paniscus/domain/donation';
import { formatDollars } from '@paniscus/domain/money';
import { SumTable } from '@paniscus/ui';

export function DonationSums({ donation }: { donation: StaffDonation }) {
  const { gift_cents, cost_cents, amount_cents, refunded_cents, state } = donation;
  const isCharged = state === 'succeeded' || state === 'refunded';
  const cost = { label: 'Added to cover the processing fee', amount: formatDollars(cost_cents) };
  const back = [
    { label: 'Refunded', amount: formatDollars(-refunded_cents) },
    { label: 'Remaining', amount: formatDollars(amount_cents - refunded_cents), isTotal: true },
  ];
  return (
    <SumTable
      rows={[
        { label: 'Gift', amount: formatDollars(gift_cents) },
        ...(cost_cents === 0 ? [] : [cost]),
        { label: isCharged ? 'Charged' : 'Not charged', amount: formatDollars(amount_cents), isTotal: true },
        ...(refunded_cents === 0 ? [] : back),
      ]}
    />
  );
}
