import OutlinedInput from '@mui/material/OutlinedInput';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import { FieldLayout } from '@paniscus/ui';
import { useId } from 'react';

interface PaletteInputProps extends OutlinedInputProps {
  label: string;
  listId: string;
  /** Id of the option that Enter opens; undefined when there is none. */
  activeId: string | undefined;
}

/** Combobox of the palette. */
export function PaletteInput({ label, listId, activeId, ...input }: PaletteInputProps) {
  const id = useId();
  return (
    <FieldLayout id={id} label={label} required fullWidth>
      <OutlinedInput
        {...input}
        id={id}
        autoFocus
        inputProps={{
          role: 'combobox',
          maxLength: 80,
          autoComplete: 'off',
          enterKeyHint: 'go',
          'aria-expanded': activeId !== undefined,
          'aria-autocomplete': 'list',
          'aria-controls': listId,
          'aria-activedescendant': activeId,
        }}
      />
    </FieldLayout>
  );
}
