import { FieldGroup, FieldPair, TextField } from '@paniscus/ui';

export function DonorFields() {
  return (
    <FieldGroup title="You">
      <FieldPair>
        <TextField name="firstName" label="First Name" autoComplete="given-name" isRequired />
        <TextField name="lastName" label="Last Name" autoComplete="family-name" isRequired />
      </FieldPair>
      <TextField
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        help="Your receipt goes here."
        isRequired
      />
    </FieldGroup>
  );
}
