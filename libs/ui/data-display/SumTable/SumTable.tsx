import Box from '@mui/material/Box';
import type { BoxProps } from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { mergeSx } from '../../theme/merge-sx';

interface SumRow {
  /** Unique in the table. */
  label: string;
  /** Formatted: '$24.00'. */
  amount: ReactNode;
  /** Sets the row in larger type below a double line. */
  isTotal?: boolean;
}

interface SumTableProps extends Omit<BoxProps<'dl'>, 'children'> {
  /** Amounts in the order they are added, the total last. */
  rows: readonly SumRow[];
}

const Row = styled('div', { shouldForwardProp: (name) => name !== 'isTotal' })<Pick<SumRow, 'isTotal'>>(
  ({ theme: { spacing, typography, vars } }) => ({
    ...typography.body2,
    display: 'flex',
    // An amount too wide for the line of its label is below it.
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: spacing(3),
    '& > dt': { flex: '1 1 0', minWidth: 'min-content' },
    color: vars.palette.text.secondary,
    variants: [
      {
        props: { isTotal: true },
        style: {
          ...typography.h4,
          color: vars.palette.text.primary,
          '&:not(:first-of-type)': {
            marginTop: spacing(0.5),
            paddingTop: spacing(1.5),
            borderTop: `3px double ${vars.palette.outline}`,
          },
        },
      },
    ],
  }),
);

const Amount = styled('dd', { shouldForwardProp: (name) => name !== 'isTotal' })<Pick<SumRow, 'isTotal'>>(
  ({ theme: { families } }) => ({
    fontFamily: families.serif,
    fontSize: '1.0625em',
    fontVariantNumeric: 'lining-nums tabular-nums',
    minWidth: 0,
    marginInlineStart: 'auto',
    textAlign: 'right',
    overflowWrap: 'anywhere',
    variants: [{ props: { isTotal: true }, style: { fontSize: 'inherit' } }],
  }),
);

/** Amounts that add up to a total. */
export function SumTable({ rows, sx, ...box }: SumTableProps) {
  return (
    <Box {...box} component="dl" sx={mergeSx({ display: 'grid', gap: 1 }, sx)}>
      {rows.map(({ label, amount, isTotal = false }) => (
        <Row key={label} isTotal={isTotal}>
          <dt>{label}</dt>
          <Amount isTotal={isTotal}>{amount}</Amount>
        </Row>
      ))}
    </Box>
  );
}
