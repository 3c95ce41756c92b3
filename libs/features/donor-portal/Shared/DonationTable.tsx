import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { CSSObject } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableContainer from '@mui/material/TableContainer';
import TableCell, { tableCellClasses } from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { FREQUENCY_LABELS } from '@paniscus/domain/donation';
import type { PastDonation } from '@paniscus/domain/donor-portal';
import { formatDollars } from '@paniscus/domain/money';
import type { Cents } from '@paniscus/domain/money';
import { formatShortDay } from './donation-dates';

interface DonationTableProps {
  label: string;
  donations: readonly PastDonation[];
  /** Sum of all rows without refunds; undefined shows no total. */
  totalCents?: Cents;
  receiptHref: (token: string) => string;
}

const Cell = styled(TableCell)(({ theme: { breakpoints, spacing, typography } }) => ({
  verticalAlign: 'baseline',
  fontVariantNumeric: 'lining-nums tabular-nums',
  [breakpoints.down('sm')]: {
    paddingRight: spacing(1),
    [`&.${tableCellClasses.body}`]: { fontSize: typography.caption.fontSize },
  },
  '&:last-child': { paddingRight: 0 },
  '@media print': { paddingBlock: spacing(0.5) },
})) as typeof TableCell;

const AmountCell = styled(Cell)(({ theme: { families } }) => ({ fontFamily: families.serif }));

/** Hidden on phones. */
const FrequencyCell = styled(Cell)(({ theme: { breakpoints } }) => ({
  [breakpoints.down('sm')]: { display: 'none' },
}));

/** Where large text leaves no room for columns, each row has its cells one below the other. */
const Container = styled(TableContainer)(({ theme: { layout, spacing, vars } }) => ({
  containerType: 'inline-size',
  '@container (max-width: 15.9rem)': {
    thead: visuallyHidden as CSSObject,
    tr: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: spacing(0.5, 2),
      paddingBlock: spacing(1.25),
    },
    'tr + tr': { borderTop: `${layout.hairline} solid ${vars.palette.divider}` },
    [`& .${tableCellClasses.root}`]: { padding: 0, border: 0 },
    [`& .${tableCellClasses.body}:last-child`]: { flexBasis: '100%', textAlign: 'left' },
  },
})) as typeof TableContainer;

export function DonationTable({ label, donations, totalCents, receiptHref }: DonationTableProps) {
  return (
    <Container>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            <Cell>Date</Cell>
            <Cell>Receipt</Cell>
            <FrequencyCell>Frequency</FrequencyCell>
            <Cell align="right">Amount</Cell>
          </TableRow>
        </TableHead>
        <TableBody>
          {donations.map((donation) => (
            <DonationRow
              key={donation.receipt_number}
              donation={donation}
              href={receiptHref(donation.receipt_token)}
            />
          ))}
        </TableBody>
        {totalCents === undefined ? null : <Total cents={totalCents} />}
      </Table>
    </Container>
  );
}

function DonationRow({ donation, href }: { donation: PastDonation; href: string }) {
  const { amount_cents, frequency, given_at, receipt_number, refunded_cents } = donation;
  return (
    <TableRow sx={{ breakInside: 'avoid' }}>
      <Cell component="th" scope="row">
        <time dateTime={given_at}>{formatShortDay(given_at)}</time>
      </Cell>
      <Cell>
        <Link variant="standalone" href={href} sx={{ whiteSpace: 'nowrap' }}>
          {receipt_number}
        </Link>
      </Cell>
      <FrequencyCell>{FREQUENCY_LABELS[frequency]}</FrequencyCell>
      <AmountCell align="right">
        {formatDollars(amount_cents)}
        {refunded_cents === 0 ? null : (
          <Typography component="small" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
            {`${formatDollars(refunded_cents)} refunded`}
          </Typography>
        )}
      </AmountCell>
    </TableRow>
  );
}

function Total({ cents }: { cents: Cents }) {
  return (
    <TableFooter>
      <TableRow>
        <Cell component="th" scope="row" colSpan={2}>
          Total
        </Cell>
        <FrequencyCell />
        <AmountCell align="right">{formatDollars(cents)}</AmountCell>
      </TableRow>
    </TableFooter>
  );
}
