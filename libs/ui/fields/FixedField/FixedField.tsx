import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { controlStyles } from '../FieldShell/control.styles';
import { describedBy, FieldShell } from '../FieldShell/FieldShell';

interface FixedFieldProps {
  label: string;
  value: string;
  help?: string;
}

const Input = styled('input')(({ theme }) => ({
  ...controlStyles(theme),
  '&, &:hover': { borderColor: 'transparent', backgroundColor: theme.vars.palette.ground },
}));

export function FixedField({ label, value, help }: FixedFieldProps) {
  const id = useId();
  return (
    <FieldShell id={id} label={label} help={help} isRequired>
      <Input id={id} value={value} readOnly aria-describedby={describedBy(id, help)} />
    </FieldShell>
  );
}
