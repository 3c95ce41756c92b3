import { US_STATES } from '@paniscus/domain/postal-address';
import { FieldRow, FormSelect, FormTextField, ReadOnlyField } from '@paniscus/ui';

interface AddressFieldsProps {
  /** Address type, used in the `autocomplete` tokens. */
  kind: 'shipping' | 'billing';
  disabled?: boolean;
}

const states = US_STATES.map(({ code, name }) => ({ value: code, label: name }));

/** Fields of a postal address in the United States. */
export function AddressFields({ kind, disabled = false }: AddressFieldsProps) {
  return (
    <>
      <StreetFields kind={kind} disabled={disabled} />
      <FormTextField
        name="city"
        label="City"
        autoComplete={`${kind} address-level2`}
        disabled={disabled}
        required
      />
      <StateFields kind={kind} disabled={disabled} />
      {kind === 'shipping' ? (
        <ReadOnlyField
          label="Country"
          value="United States"
          helperText="For now, we ship only to the 50 states and Washington, DC."
        />
      ) : (
        <ReadOnlyField label="Country" value="United States" />
      )}
    </>
  );
}

function StreetFields({ kind, disabled }: AddressFieldsProps) {
  return (
    <>
      <FormTextField
        name="address1"
        label="Address Line 1"
        autoComplete={`${kind} address-line1`}
        disabled={disabled}
        required
      />
      <FormTextField
        name="address2"
        label="Address Line 2"
        autoComplete={`${kind} address-line2`}
        disabled={disabled}
      />
    </>
  );
}

function StateFields({ kind, disabled }: AddressFieldsProps) {
  return (
    <FieldRow>
      <FormSelect
        name="region"
        label="State"
        options={states}
        autoComplete={`${kind} address-level1`}
        disabled={disabled}
        required
      />
      <FormTextField
        name="zip"
        label="ZIP code"
        inputMode="numeric"
        autoComplete={`${kind} postal-code`}
        disabled={disabled}
        required
      />
    </FieldRow>
  );
}
