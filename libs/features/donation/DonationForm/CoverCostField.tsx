import type { DonationForm } from '@paniscus/domain/donation';
import { formatDollars } from '@paniscus/domain/money';
import { CheckboxField } from '@paniscus/ui';
import { useWatch } from 'react-hook-form';
import { computeCharge } from '../donation.requests';

/** Opt-in checkbox to cover the processing cost, with the exact amount once a gift is entered. */
export function CoverCostField() {
  const amount = useWatch<DonationForm, 'amount'>({ name: 'amount' });
  const charge = computeCharge({ amount, coversCost: true });
  if (charge?.costCents === 0) return null;
  return (
    <CheckboxField
      name="coversCost"
      label="Add the cost of the payment"
      help={
        charge === undefined
          ? 'Paying by card costs a little. Add it, and all of your gift arrives.'
          : `Paying by card costs ${formatDollars(charge.costCents)}. Add it, and all of your ${formatDollars(charge.donationCents)} arrives.`
      }
    />
  );
}
