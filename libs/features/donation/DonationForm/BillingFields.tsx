import type { DonationForm } from '@paniscus/domain/donation';
import { COUNTRIES } from '@paniscus/domain/postal-address';
import { FieldGroup, FieldRow, FormSelect, FormTextField } from '@paniscus/ui';
import { RegionField } from './RegionField';
import { useBillingName } from './use-billing-name';

const countries = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }));

interface BillingFieldsProps {
  /** Values entered before a reload. */
  savedForm: Partial<DonationForm> | undefined;
}

/** Billing details of the card; only the name is required. */
export function BillingFields({ savedForm }: BillingFieldsProps) {
  useBillingName(savedForm);
  return (
    <FieldGroup
      title="Billing"
      helperText="As it appears on your card statement. The address is optional, but it can help your bank approve the payment."
    >
      <FieldRow>
        <FormTextField
          name="billingFirstName"
          label="Billing First Name"
          autoComplete="cc-given-name"
          required
        />
        <FormTextField
          name="billingLastName"
          label="Billing Last Name"
          autoComplete="cc-family-name"
          required
        />
      </FieldRow>
      <FormSelect
        name="country"
        label="Country"
        options={countries}
        placeholder="Choose a country"
        autoComplete="billing country"
      />
      <FormTextField name="addressLine1" label="Address Line 1" autoComplete="billing address-line1" />
      <FormTextField name="addressLine2" label="Address Line 2" autoComplete="billing address-line2" />
      <FieldRow>
        <FormTextField name="city" label="City" autoComplete="billing address-level2" />
        <RegionField />
        <FormTextField name="postalCode" label="Postal code" autoComplete="billing postal-code" />
      </FieldRow>
    </FieldGroup>
  );
}
