import { useId } from 'react';
import { CheckboxRow } from '../CheckboxField/checkbox.styles';

interface ToggleFieldProps {
  label: string;
  help?: string;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
}

/** Switch that takes effect at once, outside forms. */
export function ToggleField({ label, help, isOn, onToggle }: ToggleFieldProps) {
  const id = useId();
  const helpId = `${id}-help`;
  return (
    <CheckboxRow>
      <input
        type="checkbox"
        id={id}
        checked={isOn}
        aria-describedby={help === undefined ? undefined : helpId}
        onChange={({ target }) => onToggle(target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {help === undefined ? null : <p id={helpId}>{help}</p>}
    </CheckboxRow>
  );
}
