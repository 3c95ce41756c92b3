import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { controlStyles } from '../FieldShell/control.styles';
import { FieldShell } from '../FieldShell/FieldShell';

interface SearchFieldProps {
  label: string;
  name: string;
  defaultValue?: string;
  maxLength?: number;
}

const Input = styled('input')(({ theme }) => controlStyles(theme));

/** Search field for plain forms without a form library. */
export function SearchField({ label, ...input }: SearchFieldProps) {
  const id = useId();
  return (
    <FieldShell id={id} label={label} isRequired>
      <Input {...input} id={id} type="search" autoComplete="off" enterKeyHint="search" />
    </FieldShell>
  );
}
