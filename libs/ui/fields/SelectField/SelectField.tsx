import { useFieldState } from '../FieldShell/field-state';
import { FieldShell } from '../FieldShell/FieldShell';
import { SelectControl } from './SelectControl';
import type { SelectOption } from './SelectControl';

interface SelectFieldProps {
  /** The name of the value in the form. */
  name: string;
  label: string;
  options: readonly SelectOption[];
  /** The first line, chosen while nothing is: an empty value. */
  placeholder?: string;
  help?: string;
  autoComplete?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
}

/** A choice from a list, as the machine's own control: right on phones, and filled in by the browser. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, help, isRequired = false, isDisabled = false, ...control } = props;
  const { id, error, register, attributes } = useFieldState(name, help);
  return (
    <FieldShell id={id} label={label} help={help} error={error} isRequired={isRequired}>
      <SelectControl
        {...register(name)}
        {...attributes}
        {...control}
        aria-required={isRequired || undefined}
        disabled={isDisabled}
      />
    </FieldShell>
  );
}
