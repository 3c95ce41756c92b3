import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { describedBy } from '../FieldLayout/described-by';
import { FieldLayout } from '../FieldLayout/FieldLayout';
import type { FieldLayoutProps } from '../FieldLayout/FieldLayout';

interface ReadOnlyFieldProps extends Omit<
  FieldLayoutProps,
  'children' | 'error' | 'errorText' | 'id' | 'required'
> {
  /** The value as text. */
  value: string;
}

/** Value that is shown among fields but cannot be changed. */
export function ReadOnlyField({ label, value, helperText, ...layout }: ReadOnlyFieldProps) {
  const id = useId();
  return (
    <FieldLayout {...layout} {...{ id, label, helperText }} required>
      <OutlinedInput
        id={id}
        value={value}
        readOnly
        slotProps={{ input: { 'aria-invalid': undefined, 'aria-describedby': describedBy(id, helperText) } }}
      />
    </FieldLayout>
  );
}
