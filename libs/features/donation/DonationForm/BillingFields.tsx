import { COUNTRIES } from '@paniscus/domain/postal-address';
import { FieldGroup, FieldPair, SelectField, TextField } from '@paniscus/ui';
import { RegionField } from './RegionField';
import { useBillingName } from './use-billing-name';

const countries = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }));

/** Billing details of the card; only the name is asked of every donor. */
export function BillingFields() {
  useBillingName();
  return (
    <FieldGroup
      title="Billing"
      help="As your bank knows you. The address is up to you; it helps your bank to say yes."
    >
      <FieldPair>
        <TextField
          name="billingFirstName"
          label="Billing First Name"
          autoComplete="cc-given-name"
          isRequired
        />
        <TextField
          name="billingLastName"
          label="Billing Last Name"
          autoComplete="cc-family-name"
          isRequired
        />
      </FieldPair>
      <SelectField
        name="country"
        label="Country"
        options={countries}
        placeholder="Choose a country"
        autoComplete="billing country"
      />
      <TextField name="addressLine1" label="Address Line 1" autoComplete="billing address-line1" />
      <TextField name="addressLine2" label="Address Line 2" autoComplete="billing address-line2" />
      <FieldPair>
        <TextField name="city" label="City" autoComplete="billing address-level2" />
        <RegionField />
        <TextField name="postalCode" label="Postal Code" autoComplete="billing postal-code" />
      </FieldPair>
    </FieldGroup>
  );
}
