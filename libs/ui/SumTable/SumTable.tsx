import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface SumRow {
  label: string;
  /** Formatted: '$24.00'. */
  amount: ReactNode;
  isTotal?: boolean;
}

interface SumTableProps {
  rows: readonly SumRow[];
}

const Sums = styled('dl')(({ theme: { families, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(1),
  '& > div': {
    ...typography.body2,
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: spacing(3),
    color: vars.palette.text.secondary,
  },
  '& dd': {
    fontFamily: families.serif,
    fontSize: '1.0625em',
    fontVariantNumeric: 'lining-nums tabular-nums',
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
  '& > div[data-total]': {
    ...typography.h4,
    color: vars.palette.text.primary,
    '&:not(:first-of-type)': {
      marginTop: spacing(0.5),
      paddingTop: spacing(1.5),
      borderTop: `3px double ${vars.palette.line.edge}`,
    },
    '& > dd': { fontSize: 'inherit' },
  },
}));

export function SumTable({ rows }: SumTableProps) {
  return (
    <Sums>
      {rows.map(({ label, amount, isTotal = false }) => (
        <div key={label} data-total={isTotal ? '' : undefined}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </Sums>
  );
}
