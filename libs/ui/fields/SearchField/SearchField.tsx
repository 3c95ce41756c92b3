import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { controlStyles } from '../FieldShell/control.styles';
import { FieldShell } from '../FieldShell/FieldShell';

interface SearchFieldProps {
  label: string;
  /** The name under which a plain form sends it. */
  name: string;
  defaultValue?: string;
  /** In letters. */
  maxLength?: number;
}

const Input = styled('input')(({ theme }) => controlStyles(theme));

/** Words to look for, outside any form library: for plain forms. */
export function SearchField({ label, ...input }: SearchFieldProps) {
  const id = useId();
  return (
    <FieldShell id={id} label={label} isRequired>
      <Input {...input} id={id} type="search" autoComplete="off" enterKeyHint="search" />
    </FieldShell>
  );
}
