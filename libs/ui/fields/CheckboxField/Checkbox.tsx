import { useId } from 'react';
import { CheckboxRow } from './checkbox.styles';

interface CheckboxProps {
  label: string;
  /** The name and the value under which a plain form sends it. */
  name: string;
  value: string;
  isCheckedAtFirst?: boolean;
}

/** A yes or no in a plain form, outside any form library. */
export function Checkbox({ label, name, value, isCheckedAtFirst = false }: CheckboxProps) {
  const id = useId();
  return (
    <CheckboxRow>
      <input type="checkbox" id={id} name={name} value={value} defaultChecked={isCheckedAtFirst} />
      <label htmlFor={id}>{label}</label>
    </CheckboxRow>
  );
}
