import { donationContent } from '@paniscus/content';
import { computeDonationCharge, PERIODS } from '@paniscus/domain/donation';
import type { DonationCharge } from '@paniscus/domain/donation';
import type {
  RecurringAmountForm,
  RecurringAmountRequest,
  RecurringDonation,
} from '@paniscus/domain/donor-portal';
import { centsToDollars, formatDollars, typedDollarsToCents } from '@paniscus/domain/money';
import { Form, FormAlert, FormCheckbox, FormTextField, lazyResolver, SumTable } from '@paniscus/ui';
import { useForm, useWatch } from 'react-hook-form';
import { describeFixedCharge } from '../RecurringDonation/recurring-labels';
import { SectionText } from '../Shared/PortalSection';
import { PanelButtons } from './PanelButtons';
import type { PanelProps } from './panel.types';

interface AmountPanelProps extends PanelProps {
  donation: RecurringDonation;
  onChange: (request: RecurringAmountRequest) => void;
}

const resolver = lazyResolver(() => import('./amount.resolver').then((module) => module.amountResolver));

/** Each charge for the entered amount; undefined while it is not a valid amount. */
function computeCharge(amount: string, coversCost: boolean) {
  const cents = typedDollarsToCents(amount);
  return cents === undefined ? undefined : computeDonationCharge(cents, coversCost, donationContent.cardCost);
}

function toAmountRequest({ amount, coversCost }: RecurringAmountForm): RecurringAmountRequest | undefined {
  const charge = computeCharge(amount, coversCost);
  if (charge === undefined) return undefined;
  return { amount: charge.amountCents, gift_amount: charge.donationCents, covers_cost: coversCost };
}

/** The amount charged; a covered processing fee is listed separately from the gift. */
function buildRows({ donationCents, costCents, amountCents }: DonationCharge, period: string) {
  const total = { label: `Charged every ${period}`, amount: formatDollars(amountCents), isTotal: true };
  if (costCents === 0) return [total];
  return [
    { label: 'Gift', amount: formatDollars(donationCents) },
    { label: 'Processing fee', amount: formatDollars(costCents) },
    total,
  ];
}

/** Form that changes the amount, with the sum that will be charged. */
export function AmountPanel({ donation, isProcessing, error, onChange, onClose }: AmountPanelProps) {
  const form = useForm<RecurringAmountForm>({
    defaultValues: {
      amount: centsToDollars(donation.gift_cents).toFixed(2),
      coversCost: donation.cost_cents > 0,
    },
    resolver,
  });
  const [amount = '', coversCost = false] = useWatch({
    control: form.control,
    name: ['amount', 'coversCost'],
  });
  const charge = computeCharge(amount, coversCost);
  const period = PERIODS[donation.frequency];
  const fixedCharge = describeFixedCharge(donation);

  const submit = (values: RecurringAmountForm) => {
    const request = toAmountRequest(values);
    if (request !== undefined && !isProcessing) onChange(request);
  };

  return (
    <Form form={form} onFocus={resolver.preload} label="Change the amount" onSubmit={submit}>
      <FormTextField
        name="amount"
        label={`Gift every ${period}`}
        inputMode="decimal"
        startAdornment="$"
        required
      />
      <FormCheckbox name="coversCost" label="Cover the processing fee" />
      {fixedCharge === undefined ? null : <SectionText>{fixedCharge}</SectionText>}
      {charge === undefined ? null : <SumTable rows={buildRows(charge, period)} />}
      {error === undefined ? null : <FormAlert>{error}</FormAlert>}
      <PanelButtons submitLabel="Change the amount" isProcessing={isProcessing} onClose={onClose} />
    </Form>
  );
}
