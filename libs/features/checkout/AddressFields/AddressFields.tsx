import { US_STATES } from '@paniscus/domain/postal-address';
import { FieldPair, FixedField, SelectField, TextField } from '@paniscus/ui';

interface AddressFieldsProps {
  /** Address type, used in the `autocomplete` tokens. */
  kind: 'shipping' | 'billing';
  isDisabled?: boolean;
}

const states = US_STATES.map(({ code, name }) => ({ value: code, label: name }));

/** Fields of a postal address in the United States. */
export function AddressFields({ kind, isDisabled = false }: AddressFieldsProps) {
  return (
    <>
      <StreetFields kind={kind} isDisabled={isDisabled} />
      <TextField
        name="city"
        label="City"
        autoComplete={`${kind} address-level2`}
        isDisabled={isDisabled}
        isRequired
      />
      <StateFields kind={kind} isDisabled={isDisabled} />
      {kind === 'shipping' ? (
        <FixedField
          label="Country"
          value="United States"
          help="For now we deliver within the United States only."
        />
      ) : (
        <FixedField label="Country" value="United States" />
      )}
    </>
  );
}

function StreetFields({ kind, isDisabled }: AddressFieldsProps) {
  return (
    <>
      <TextField
        name="address1"
        label="Address Line 1"
        autoComplete={`${kind} address-line1`}
        isDisabled={isDisabled}
        isRequired
      />
      <TextField
        name="address2"
        label="Address Line 2"
        autoComplete={`${kind} address-line2`}
        isDisabled={isDisabled}
      />
    </>
  );
}

function StateFields({ kind, isDisabled }: AddressFieldsProps) {
  return (
    <FieldPair>
      <SelectField
        name="region"
        label="State"
        options={states}
        autoComplete={`${kind} address-level1`}
        isDisabled={isDisabled}
        isRequired
      />
      <TextField
        name="zip"
        label="ZIP code"
        inputMode="numeric"
        autoComplete={`${kind} postal-code`}
        isDisabled={isDisabled}
        isRequired
      />
    </FieldPair>
  );
}
