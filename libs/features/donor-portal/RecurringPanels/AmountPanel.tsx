import { yupResolver } from '@hookform/resolvers/yup';
import { donationContent } from '@paniscus/content';
import { computeGiftCharge } from '@paniscus/domain/donation';
import type { DonationCharge } from '@paniscus/domain/donation';
import { monthlyAmountFormSchema } from '@paniscus/domain/donor-portal';
import type {
  RecurringAmountForm,
  RecurringAmountRequest,
  RecurringDonation,
} from '@paniscus/domain/donor-portal';
import { centsFromDollars, dollarsFromCents, formatDollars } from '@paniscus/domain/money';
import { Alert, Button, CheckboxField, Form, SumTable, TextField } from '@paniscus/ui';
import { useForm, useWatch } from 'react-hook-form';
import { Choices } from './panel.styles';
import type { PanelProps } from './panel.types';

interface AmountPanelProps extends PanelProps {
  gift: RecurringDonation;
  onChange: (request: RecurringAmountRequest) => void;
}

const resolver = yupResolver(monthlyAmountFormSchema);

/** Monthly charge for the entered amount; undefined while it is not a valid amount. */
function computeCharge(amount: string, coversCost: boolean) {
  const cents = centsFromDollars(amount.trim());
  return cents === undefined ? undefined : computeGiftCharge(cents, coversCost, donationContent.cardCost);
}

function toAmountRequest({ amount, coversCost }: RecurringAmountForm): RecurringAmountRequest | undefined {
  const charge = computeCharge(amount, coversCost);
  if (charge === undefined) return undefined;
  return { amount: charge.amountCents, gift_amount: charge.donationCents, covers_cost: coversCost };
}

const buildRows = ({ donationCents, costCents, amountCents }: DonationCharge) => [
  { label: 'Gift', amount: formatDollars(donationCents) },
  { label: 'Cost of the payment', amount: formatDollars(costCents) },
  { label: 'Charged each month', amount: formatDollars(amountCents), isTotal: true },
];

/** Form that changes the monthly amount, with the sum that will be charged. */
export function AmountPanel({ gift, isProcessing, refusal, onChange, onClose }: AmountPanelProps) {
  const form = useForm<RecurringAmountForm>({
    defaultValues: {
      amount: dollarsFromCents(gift.gift_cents).toFixed(2),
      coversCost: gift.cost_cents > 0,
    },
    resolver,
  });
  const [amount = '', coversCost = false] = useWatch({
    control: form.control,
    name: ['amount', 'coversCost'],
  });
  const charge = computeCharge(amount, coversCost);

  const submit = (values: RecurringAmountForm) => {
    const request = toAmountRequest(values);
    if (request !== undefined && !isProcessing) onChange(request);
  };

  return (
    <Form form={form} label="Change the amount" onSubmit={submit}>
      <TextField name="amount" label="Gift each month" inputMode="decimal" prefix="$" isRequired />
      <CheckboxField name="coversCost" label="Add the cost of the payment" />
      {charge === undefined ? null : <SumTable rows={buildRows(charge)} />}
      {refusal === undefined ? null : <Alert kind="error">{refusal}</Alert>}
      <Choices>
        <Button type="submit" isProcessing={isProcessing}>
          Change the amount
        </Button>
        <Button look="plain" onClick={onClose} isDisabled={isProcessing}>
          Leave it as it is
        </Button>
      </Choices>
    </Form>
  );
}
