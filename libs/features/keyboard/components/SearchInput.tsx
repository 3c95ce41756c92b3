import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldLayout } from '@paniscus/ui';
import { useId } from 'react';

interface SearchInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  autoFocus?: boolean;
  /** Id of the element that says how many words were found. */
  describedBy?: string;
  enterKeyHint?: 'go';
}

/** Search box for words; typing in it filters at once. */
export function SearchInput(props: SearchInputProps) {
  const { label, value, onChange, autoFocus, describedBy, enterKeyHint } = props;
  const id = useId();
  return (
    <FieldLayout id={id} label={label} required>
      <OutlinedInput
        id={id}
        type="search"
        value={value}
        autoComplete="off"
        autoFocus={autoFocus}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{
          input: {
            autoCapitalize: 'none',
            spellCheck: false,
            enterKeyHint,
            'aria-describedby': describedBy,
          },
        }}
      />
    </FieldLayout>
  );
}
