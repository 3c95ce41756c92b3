import type { DonationForm } from '@paniscus/domain/donation';
import { formatDollars } from '@paniscus/domain/money';
import { FormCheckbox } from '@paniscus/ui';
import { useWatch } from 'react-hook-form';
import { computeCharge } from '../donation.requests';

/** Opt-in checkbox to cover the processing cost, with the exact amount once a gift is entered. */
export function CoverCostField() {
  const amount = useWatch<DonationForm, 'amount'>({ name: 'amount' });
  const charge = computeCharge({ amount, coversCost: true });
  if (charge?.costCents === 0) return null;
  return (
    <FormCheckbox
      name="coversCost"
      label="Cover the processing fee"
      helperText={
        charge === undefined
          ? 'Card payments cost us a small fee. Add it, and your full gift reaches us.'
          : `Paying by card costs ${formatDollars(charge.costCents)}. Add this fee, and your full ${formatDollars(charge.donationCents)} reaches us.`
      }
    />
  );
}
