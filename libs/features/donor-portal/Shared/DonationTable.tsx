import { styled } from '@mui/material/styles';
import type { CSSObject, Theme } from '@mui/material/styles';
import type { PastDonation } from '@paniscus/domain/donor-portal';
import { formatDollars } from '@paniscus/domain/money';
import type { Cents } from '@paniscus/domain/money';
import { formatShortDay } from './donation-dates';

interface DonationTableProps {
  label: string;
  gifts: readonly PastDonation[];
  /** Sum of all rows without refunds; undefined shows no total. */
  totalCents?: Cents;
  receiptHref: (token: string) => string;
}

const cells = ({
  theme: { families, measures, spacing, typography, vars },
}: {
  theme: Theme;
}): CSSObject => ({
  ...typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'lining-nums tabular-nums',
  '& :is(th, td)': {
    padding: spacing(1.25, 1.5, 1.25, 0),
    textAlign: 'left',
    verticalAlign: 'baseline',
    borderBottom: `${measures.hairline} solid ${vars.palette.divider}`,
  },
  '& thead th': { ...typography.overline, color: vars.palette.text.secondary },
  '& tbody th': { fontWeight: 400 },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: measures.touchTarget,
    whiteSpace: 'nowrap',
  },
  '& [data-amount]': { paddingRight: 0, fontFamily: families.serif, textAlign: 'right' },
  '& thead [data-amount]': { fontFamily: 'inherit' },
  '& small': {
    ...typography.caption,
    display: 'block',
    fontFamily: families.sans,
    color: vars.palette.text.secondary,
  },
  '& tfoot :is(th, td)': {
    ...typography.h4,
    borderTop: `3px double ${vars.palette.line.edge}`,
    borderBottom: 0,
  },
});

const narrowAndPrinted = ({ theme: { spacing, typography } }: { theme: Theme }): CSSObject => ({
  '@media (max-width: 30rem)': {
    ...typography.caption,
    '& [data-kind]': { display: 'none' },
    '& :is(th, td)': { paddingRight: spacing(1) },
  },
  '@media print': {
    '& a': { minHeight: 0, color: 'inherit', textDecoration: 'none' },
    '& :is(th, td)': { paddingBlock: spacing(0.5) },
    '& tr': { breakInside: 'avoid' },
  },
});

const Table = styled('table')(cells, narrowAndPrinted);

export function DonationTable({ label, gifts, totalCents, receiptHref }: DonationTableProps) {
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Receipt</th>
          <th scope="col" data-kind="">
            Given
          </th>
          <th scope="col" data-amount="">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {gifts.map((gift) => (
          <DonationRow key={gift.receipt_number} gift={gift} href={receiptHref(gift.receipt_token)} />
        ))}
      </tbody>
      {totalCents === undefined ? null : <TotalRow totalCents={totalCents} />}
    </Table>
  );
}

function DonationRow({ gift, href }: { gift: PastDonation; href: string }) {
  const { amount_cents, frequency, given_at, receipt_number, refunded_cents } = gift;
  return (
    <tr>
      <th scope="row">
        <time dateTime={given_at}>{formatShortDay(given_at)}</time>
      </th>
      <td>
        <a href={href}>{receipt_number}</a>
      </td>
      <td data-kind="">{frequency === 'monthly' ? 'Monthly' : 'Once'}</td>
      <td data-amount="">
        {formatDollars(amount_cents)}
        {refunded_cents === 0 ? null : <small>{`${formatDollars(refunded_cents)} given back`}</small>}
      </td>
    </tr>
  );
}

function TotalRow({ totalCents }: { totalCents: Cents }) {
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={2}>
          Total
        </th>
        <td data-kind="" />
        <td data-amount="">{formatDollars(totalCents)}</td>
      </tr>
    </tfoot>
  );
}
