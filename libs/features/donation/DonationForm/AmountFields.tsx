import type { SuggestedGift } from '@paniscus/content';
import { centsFromDollars, formatDollars } from '@paniscus/domain';
import type { DonationForm } from '@paniscus/domain';
import { ChoiceTiles, FieldGroup, TextField } from '@paniscus/ui';
import { useFormContext, useWatch } from 'react-hook-form';

interface AmountFieldsProps {
  gifts: readonly SuggestedGift[];
  isDisabled: boolean;
}

/** A few amounts with what they do, and always the free one. */
export function AmountFields({ gifts, isDisabled }: AmountFieldsProps) {
  const { setValue, clearErrors } = useFormContext<DonationForm>();
  const amount = useWatch<DonationForm, 'amount'>({ name: 'amount' });
  const choose = (cents: string) => {
    setValue('amount', (Number(cents) / 100).toFixed(2), { shouldDirty: true });
    clearErrors('amount');
  };
  return (
    <FieldGroup title="Your gift">
      <ChoiceTiles
        label="Suggested amounts"
        options={gifts.map(({ amountCents, purpose }) => ({
          value: String(amountCents),
          label: formatDollars(amountCents).replace('.00', ''),
          help: purpose,
        }))}
        value={String(centsFromDollars(amount) ?? '')}
        onChange={choose}
        isDisabled={isDisabled}
      />
      <TextField
        name="amount"
        label="Amount"
        type="number"
        inputMode="decimal"
        min={1}
        step={0.01}
        prefix="$"
        help="In US dollars; $1.00 or more."
        isRequired
      />
    </FieldGroup>
  );
}
