import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface FieldGroupProps {
  title: string;
  help?: string;
  children: ReactNode;
}

const Group = styled('fieldset')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(3),
  minWidth: 0,
  margin: 0,
  padding: spacing(0, 0, 2),
  border: 0,
  // A legend is drawn on the fieldset's border; floating it makes it a grid item inside.
  '& > legend': { ...typography.h4, float: 'left', width: '100%', padding: 0, marginBottom: spacing(-1) },
  '& > p': { ...typography.body2, marginTop: spacing(-1), color: vars.palette.text.secondary },
  '& + &': {
    paddingTop: spacing(4),
    borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
  },
}));

export function FieldGroup({ title, help, children }: FieldGroupProps) {
  return (
    <Group>
      <legend>{title}</legend>
      {help === undefined ? null : <p>{help}</p>}
      {children}
    </Group>
  );
}

export const FieldPair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  alignItems: 'start',
  // Short fields stay side by side on phones.
  '&[data-short]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
