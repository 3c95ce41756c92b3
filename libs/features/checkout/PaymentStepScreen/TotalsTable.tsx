import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import type { Totals } from '@paniscus/domain/checkout';
import { formatDollars } from '@paniscus/domain/money';
import { VisuallyHidden } from '@paniscus/ui';

interface TotalsTableProps {
  /** What the buyer saw when pressing the pay button, in cents. */
  before: Totals;
  /** What would be charged now, in cents. */
  after: Totals;
}

const ROWS = [
  ['subtotalCents', 'Subtotal'],
  ['discountCents', 'Discount'],
  ['shippingCents', 'Shipping'],
  ['taxCents', 'Tax'],
  ['totalCents', 'Total'],
] as const satisfies readonly (readonly [keyof Totals, string])[];

/** A discount is taken off. */
const formatAmount = (key: keyof Totals, { [key]: cents }: Totals) =>
  formatDollars(key === 'discountCents' && cents > 0 ? -cents : cents);

const Cell = styled(TableCell)(({ theme: { spacing } }) => ({
  padding: spacing(0.75, 0),
  border: 0,
  backgroundColor: 'transparent',
  fontVariantNumeric: 'tabular-nums',
})) as typeof TableCell;

/** Where large text leaves no room for three columns, each label is above its amounts. */
const Container = styled(Box)({
  containerType: 'inline-size',
  '@container (width < 13rem)': {
    tr: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', overflowWrap: 'anywhere' },
    'th:first-of-type': { gridColumn: '1 / -1' },
  },
});

/** The totals that changed, before and now. */
export function TotalsTable({ before, after }: TotalsTableProps) {
  const rows = ROWS.filter(([key]) => before[key] !== after[key]);
  return (
    <Container>
      <Table size="small">
        <TableHead>
          <TableRow>
            <Cell>
              <VisuallyHidden>Item</VisuallyHidden>
            </Cell>
            <Cell align="right">Before</Cell>
            <Cell align="right">Now</Cell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([key, label]) => {
            const fontWeight = key === 'totalCents' ? 700 : undefined;
            return (
              <TableRow key={key}>
                <Cell component="th" scope="row" sx={{ fontWeight }}>
                  {label}
                </Cell>
                <Cell align="right" sx={{ fontWeight }}>
                  {formatAmount(key, before)}
                </Cell>
                <Cell align="right" sx={{ fontWeight }}>
                  {formatAmount(key, after)}
                </Cell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Container>
  );
}
