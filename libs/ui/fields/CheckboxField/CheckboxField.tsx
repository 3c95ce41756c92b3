import { useFieldState } from '../FieldShell/field-state';
import { CheckboxRow } from './checkbox.styles';

interface CheckboxFieldProps {
  name: string;
  label: string;
  help?: string;
  isDisabled?: boolean;
}

export function CheckboxField({ name, label, help, isDisabled = false }: CheckboxFieldProps) {
  const { id, error, register, attributes } = useFieldState(name, help);
  return (
    <CheckboxRow>
      <input type="checkbox" {...register(name)} {...attributes} disabled={isDisabled} />
      <label htmlFor={id}>{label}</label>
      {help === undefined ? null : <p id={`${id}-help`}>{help}</p>}
      {error === undefined ? null : (
        <p id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </CheckboxRow>
  );
}
