import { useFieldState } from '../FieldShell/field-state';
import { FieldShell } from '../FieldShell/FieldShell';
import { SelectControl } from './SelectControl';
import type { SelectOption } from './SelectControl';

interface SelectFieldProps {
  name: string;
  label: string;
  options: readonly SelectOption[];
  placeholder?: string;
  help?: string;
  autoComplete?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
}

/** Native select: familiar on phones and supported by autofill. */
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
