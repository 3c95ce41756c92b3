import { FieldGroup, FieldPair, TextField } from '@paniscus/ui';

export function BuyerFields() {
  return (
    <FieldGroup title="Personal info">
      <FieldPair>
        <TextField name="firstName" label="First Name" autoComplete="shipping given-name" isRequired />
        <TextField name="lastName" label="Last Name" autoComplete="shipping family-name" isRequired />
      </FieldPair>
      <TextField
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="shipping email"
        help="Your receipt and the parcel's tracking go here."
        isRequired
      />
      <TextField
        name="phone"
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="shipping tel-national"
        help="Ten digits, for the carrier only."
      />
    </FieldGroup>
  );
}
