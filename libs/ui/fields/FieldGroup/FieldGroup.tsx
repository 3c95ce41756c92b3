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
  // A legend sits on its group's border; floated, it stands inside like a heading and takes part in the grid.
  '& > legend': { ...typography.h4, float: 'left', width: '100%', padding: 0, marginBottom: spacing(-1) },
  '& > p': { ...typography.body2, marginTop: spacing(-1), color: vars.palette.text.secondary },
  '& + &': {
    paddingTop: spacing(4),
    borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
  },
}));

/** A part of the form under its own heading. */
export function FieldGroup({ title, help, children }: FieldGroupProps) {
  return (
    <Group>
      <legend>{title}</legend>
      {help === undefined ? null : <p>{help}</p>}
      {children}
    </Group>
  );
}

/** Two fields side by side where there is room. */
export const FieldPair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  alignItems: 'start',
  // Two short ones stay together on a phone too.
  '&[data-short]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
