import NativeSelect from '@mui/material/NativeSelect';
import type { NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';

interface SelectOption {
  value: string;
  label: string;
}

export interface NativeSelectControlProps extends NativeSelectProps {
  /** Values and their labels, in order. */
  options: readonly SelectOption[];
  /** First option, with an empty value. */
  placeholder?: string;
}

/** Native select without a label: familiar on phones and supported by autofill. */
export function NativeSelectControl({ options, placeholder, ...select }: NativeSelectControlProps) {
  return (
    <NativeSelect {...select} input={<OutlinedInput />}>
      {placeholder === undefined ? null : <option value="">{placeholder}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </NativeSelect>
  );
}
