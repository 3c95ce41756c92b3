import { FieldGroup, FieldRow, FormTextField } from '@paniscus/ui';

export function BuyerFields() {
  return (
    <FieldGroup title="Personal info">
      <FieldRow>
        <FormTextField name="firstName" label="First Name" autoComplete="shipping given-name" required />
        <FormTextField name="lastName" label="Last Name" autoComplete="shipping family-name" required />
      </FieldRow>
      <FormTextField
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="shipping email"
        helperText="We send your receipt and tracking updates here."
        required
      />
      <FormTextField
        name="phone"
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="shipping tel-national"
        helperText="10 digits. Only the carrier uses it."
      />
    </FieldGroup>
  );
}
