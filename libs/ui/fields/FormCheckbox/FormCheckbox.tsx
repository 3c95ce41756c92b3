import Checkbox from '@mui/material/Checkbox';
import { CheckboxLayout } from '../CheckboxField/CheckboxLayout';
import type { CheckboxLayoutProps } from '../CheckboxField/CheckboxLayout';
import { useFormField } from '../Form/use-form-field';

interface FormCheckboxProps extends CheckboxLayoutProps {
  /** Field name in the form; its value is a boolean. */
  name: string;
}

/** Checkbox bound to react-hook-form. */
export function FormCheckbox({ name, label, helperText, required, ...layout }: FormCheckboxProps) {
  const { id, errorText, inputRef, handlers, aria } = useFormField(name, { helperText, required });
  return (
    <CheckboxLayout
      {...layout}
      {...{ id, label, helperText, errorText }}
      control={<Checkbox {...{ id, name }} {...handlers} slotProps={{ input: { ...aria, ref: inputRef } }} />}
    />
  );
}
