import { donationContent } from '@paniscus/content';
import { DONATION_MIN_CENTS } from '@paniscus/domain/donation';
import type { DonationForm } from '@paniscus/domain/donation';
import { centsFromDollars, dollarsFromCents, formatDollars } from '@paniscus/domain/money';
import { ChoiceTiles, FieldGroup, SegmentedControl, TextField } from '@paniscus/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { CoverCostField } from './CoverCostField';

const RHYTHMS = [
  { value: 'once', label: 'Once' },
  { value: 'monthly', label: 'Monthly' },
] as const;

/** Frequency, suggested amounts with their impact, a custom amount and the processing cost. */
export function AmountFields({ isDisabled }: { isDisabled: boolean }) {
  const { setValue, clearErrors } = useFormContext<DonationForm>();
  const [amount, frequency] = useWatch<DonationForm, ['amount', 'frequency']>({
    name: ['amount', 'frequency'],
  });
  const isMonthly = frequency === 'monthly';
  const choose = (cents: string) => {
    setValue('amount', (Number(cents) / 100).toFixed(2), { shouldDirty: true });
    clearErrors('amount');
  };
  return (
    <FieldGroup title="Your gift">
      <SegmentedControl
        label="How often"
        options={RHYTHMS}
        value={frequency}
        onChange={(chosen) => setValue('frequency', chosen, { shouldDirty: true })}
        isDisabled={isDisabled}
      />
      <ChoiceTiles
        label={isMonthly ? 'Suggested amounts every month' : 'Suggested amounts'}
        options={donationContent.suggestedGifts[frequency].map(({ amountCents, purpose }) => ({
          value: String(amountCents),
          label: formatDollars(amountCents).replace('.00', ''),
          help: purpose,
        }))}
        value={String(centsFromDollars(amount) ?? '')}
        onChange={choose}
        isDisabled={isDisabled}
      />
      <AmountField isMonthly={isMonthly} />
      <CoverCostField />
    </FieldGroup>
  );
}

function AmountField({ isMonthly }: { isMonthly: boolean }) {
  return (
    <TextField
      name="amount"
      label="Amount"
      type="number"
      inputMode="decimal"
      min={dollarsFromCents(DONATION_MIN_CENTS)}
      step={0.01}
      prefix="$"
      suffix={isMonthly ? 'every month' : undefined}
      help={`In US dollars${isMonthly ? ', every month' : ''}; ${formatDollars(DONATION_MIN_CENTS)} or more.`}
      isRequired
    />
  );
}
