import { DISCOUNT_CODE_MAX } from '@paniscus/domain/discounts';
import type { DiscountFormValues } from '@paniscus/domain/discounts';
import { FieldRow, FormSelect, FormTextField } from '@paniscus/ui';
import { useWatch } from 'react-hook-form';

const KINDS = [
  { value: 'percentage', label: 'Percentage' },
  { value: 'fixed_amount', label: 'Fixed amount' },
];

/** Fields of a discount code. */
export function DiscountFields() {
  return (
    <>
      <FormTextField
        name="code"
        label="Code"
        helperText="Letters, digits and hyphens. Buyers may type it in lowercase. Choose one that strangers cannot guess."
        maxLength={DISCOUNT_CODE_MAX}
        autoComplete="off"
        required
      />
      <FieldRow>
        <FormSelect name="kind" label="Kind" options={KINDS} required />
        <ValueField />
      </FieldRow>
      <FormTextField
        name="minimum"
        label="Minimum subtotal"
        helperText="Before the discount, without shipping or tax."
        inputMode="decimal"
        startAdornment="$"
        autoComplete="off"
      />
      <FieldRow>
        <FormTextField name="starts_on" label="First day" type="date" />
        <FormTextField name="ends_on" label="Last day" type="date" />
      </FieldRow>
      <FormTextField
        name="use_limit"
        label="Number of orders"
        helperText="After this many orders, the code stops working."
        inputMode="numeric"
        autoComplete="off"
      />
    </>
  );
}

function ValueField() {
  const isPercentage = useWatch<DiscountFormValues, 'kind'>({ name: 'kind' }) === 'percentage';
  return (
    <FormTextField
      name="value"
      label={isPercentage ? 'Percent off' : 'Dollars off'}
      inputMode={isPercentage ? 'numeric' : 'decimal'}
      startAdornment={isPercentage ? undefined : '$'}
      endAdornment={isPercentage ? '%' : undefined}
      autoComplete="off"
      required
    />
  );
}
