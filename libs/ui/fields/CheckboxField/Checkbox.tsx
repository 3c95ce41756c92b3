import { useId } from 'react';
import { CheckboxRow } from './checkbox.styles';

interface CheckboxProps {
  label: string;
  name: string;
  value: string;
  isCheckedAtFirst?: boolean;
}

/** Checkbox for plain forms without a form library. */
export function Checkbox({ label, name, value, isCheckedAtFirst = false }: CheckboxProps) {
  const id = useId();
  return (
    <CheckboxRow>
      <input type="checkbox" id={id} name={name} value={value} defaultChecked={isCheckedAtFirst} />
      <label htmlFor={id}>{label}</label>
    </CheckboxRow>
  );
}
