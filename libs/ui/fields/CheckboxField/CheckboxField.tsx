import Checkbox from '@mui/material/Checkbox';
import type { CheckboxProps } from '@mui/material/Checkbox';
import { useId } from 'react';
import { describedBy } from '../FieldLayout/described-by';
import { CheckboxLayout } from './CheckboxLayout';
import type { CheckboxLayoutProps } from './CheckboxLayout';

interface CheckboxFieldProps
  extends
    CheckboxLayoutProps,
    Pick<CheckboxProps, 'checked' | 'defaultChecked' | 'name' | 'onChange' | 'value'> {}

/** Checkbox for plain forms and for settings that take effect at once, without a form library. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, helperText, checked, defaultChecked, name, onChange, value, ...layout } = props;
  const id = useId();
  return (
    <CheckboxLayout
      {...layout}
      {...{ id, label, helperText }}
      control={
        <Checkbox
          {...{ id, checked, defaultChecked, name, onChange, value }}
          slotProps={{ input: { 'aria-describedby': describedBy(id, helperText) } }}
        />
      }
    />
  );
}
