import { FieldGroup, FieldRow, FormCheckbox, FormTextField } from '@paniscus/ui';

export function DonorFields() {
  return (
    <FieldGroup title="You">
      <FieldRow>
        <FormTextField name="firstName" label="First Name" autoComplete="given-name" required />
        <FormTextField name="lastName" label="Last Name" autoComplete="family-name" required />
      </FieldRow>
      <FormTextField
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        helperText="We send your receipt here."
        required
      />
      <FormCheckbox
        name="isAnonymous"
        label="Give anonymously"
        helperText="Only our staff see your name. Your own receipt still shows it."
      />
    </FieldGroup>
  );
}
