import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { FieldLayout } from '../FieldLayout/FieldLayout';
import type { FieldLayoutProps } from '../FieldLayout/FieldLayout';

interface SearchFieldProps extends Omit<
  FieldLayoutProps,
  'children' | 'defaultValue' | 'error' | 'errorText' | 'id'
> {
  /** Query parameter that the form sends. */
  name: string;
  /** Text before the visitor types. */
  defaultValue?: string;
  /** Longest text in characters; enforced on input. */
  maxLength?: number;
}

/** Search field for plain forms without a form library. */
export function SearchField({ name, defaultValue, maxLength, ...layout }: SearchFieldProps) {
  const id = useId();
  return (
    <FieldLayout {...layout} id={id} required>
      <OutlinedInput
        {...{ id, name, defaultValue }}
        type="search"
        autoComplete="off"
        slotProps={{ input: { dir: 'auto', maxLength, enterKeyHint: 'search', 'aria-invalid': undefined } }}
      />
    </FieldLayout>
  );
}
