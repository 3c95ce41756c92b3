import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldLayout } from '@paniscus/ui';
import { useId } from 'react';

interface WordInputProps {
  label: string;
  helperText?: string;
  errorText?: string;
  required?: boolean;
  autoFocus?: boolean;
  value: string;
  onChange: (value: string) => void;
}

/** Text of a word. */
export function WordInput(props: WordInputProps) {
  const { label, helperText, errorText, required, autoFocus, value, onChange } = props;
  const id = useId();
  return (
    <FieldLayout {...{ id, label, helperText, errorText, required }}>
      <OutlinedInput
        id={id}
        value={value}
        autoComplete="off"
        autoFocus={autoFocus}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ input: { 'aria-describedby': `${id}-help ${id}-error` } }}
      />
    </FieldLayout>
  );
}
