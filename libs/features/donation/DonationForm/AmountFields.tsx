import { donationContent } from '@paniscus/content';
import {
  DONATION_FREQUENCIES,
  DONATION_MIN_CENTS,
  FREQUENCY_LABELS,
  isRecurring,
  PERIODS,
} from '@paniscus/domain/donation';
import type { DonationForm } from '@paniscus/domain/donation';
import { centsToDollars, formatDollars, typedDollarsToCents } from '@paniscus/domain/money';
import { ChoiceTiles, FieldGroup, FormTextField, SegmentedControl } from '@paniscus/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { CoverCostField } from './CoverCostField';

const FREQUENCIES = DONATION_FREQUENCIES.map((value) => ({ value, label: FREQUENCY_LABELS[value] }));

/** Frequency, suggested amounts with their impact, a custom amount and the processing cost. */
export function AmountFields({ disabled }: { disabled: boolean }) {
  const { setValue, clearErrors } = useFormContext<DonationForm>();
  const [amount, frequency] = useWatch<DonationForm, ['amount', 'frequency']>({
    name: ['amount', 'frequency'],
  });
  const schedule = isRecurring(frequency) ? `every ${PERIODS[frequency]}` : undefined;
  const choose = (cents: string) => {
    setValue('amount', centsToDollars(Number(cents)).toFixed(2), { shouldDirty: true });
    clearErrors('amount');
  };
  return (
    <FieldGroup title="Your gift">
      <SegmentedControl
        label="How often"
        options={FREQUENCIES}
        value={frequency}
        onChange={(value) => setValue('frequency', value, { shouldDirty: true })}
        disabled={disabled}
      />
      <ChoiceTiles
        label={['Suggested amounts', schedule].filter(Boolean).join(' ')}
        options={donationContent.suggestedGifts[frequency].map(({ amountCents, purpose }) => ({
          value: String(amountCents),
          label: formatDollars(amountCents).replace('.00', ''),
          helperText: purpose,
        }))}
        value={String(typedDollarsToCents(amount) ?? '')}
        onChange={choose}
        disabled={disabled}
      />
      <AmountField schedule={schedule} />
      <CoverCostField />
    </FieldGroup>
  );
}

/** `schedule` as in 'every month'; undefined for a single gift. */
function AmountField({ schedule }: { schedule: string | undefined }) {
  return (
    <FormTextField
      name="amount"
      label="Amount"
      inputMode="decimal"
      startAdornment="$"
      endAdornment={schedule}
      helperText={`In US dollars${schedule === undefined ? '' : `, ${schedule}`}; ${formatDollars(DONATION_MIN_CENTS)} or more.`}
      required
    />
  );
}
