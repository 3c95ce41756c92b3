import { styled } from '@mui/material/styles';
import type { CSSObject, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface RecordTableProps {
  label: string;
  columns: readonly { label: string; isFigure?: boolean }[];
  /** Rows: `tr role="row"` with `th role="rowheader"` first and `td role="cell"`; attributes are documented below. */
  children: ReactNode;
}

const cards = ({ spacing }: Theme): CSSObject => ({
  '& thead': { display: 'none' },
  '&, & tbody, & tr, & :is(th, td)': { display: 'block' },
  // Three lines at any width: name and state, date and amount, person.
  '& tbody tr': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: spacing(0.5, 2),
    paddingBlock: spacing(2),
  },
  '& tbody :is(th, td)': { padding: 0 },
  '& tbody th': { flex: '1 1 max(32%, 100% - 16rem)' },
  '& tbody th:has(> small)': { minWidth: 0 },
  '& tbody td[data-badge]': { order: 1 },
  '& tbody td[data-badge]:has(> span + span)': { flexBasis: '100%' },
  '& tbody td[data-when]': { order: 2, flex: '1 1 55%' },
  '& tbody td[data-figure]': { order: 3, padding: 0 },
  '& tbody td[data-who]': { order: 4, flexBasis: '100%', textAlign: 'left' },
  '& tbody td[data-action]': { order: 5, flexBasis: '100%', '&:empty': { display: 'none' } },
  '& tbody td[data-detail]': { display: 'none' },
});

/**
 * Cells declare their meaning with an attribute: `data-badge`, `data-when`, `data-figure`, `data-who`, `data-action`.
 * Phones lay them out in that order and hide `data-detail`.
 */
const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'left', fontWeight: 'inherit' },
  '& thead th': {
    ...theme.typography.overline,
    padding: theme.spacing(1, 2, 1, 0),
    color: theme.vars.palette.text.secondary,
  },
  '& tbody tr': { borderTop: `${theme.measures.hairline} solid ${theme.vars.palette.divider}` },
  '& tbody :is(th, td)': {
    padding: theme.spacing(1.25, 2, 1.25, 0),
    verticalAlign: 'middle',
    overflowWrap: 'anywhere',
  },
  '& :is(th, td)[data-figure]': { textAlign: 'right', paddingRight: theme.spacing(4), whiteSpace: 'nowrap' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: theme.measures.touchTarget,
    whiteSpace: 'nowrap',
  },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.text.secondary },
  // Names with an email below are the last to shrink.
  '& tbody th:has(> small)': { minWidth: '13rem' },
  '& [data-badge] > span:not(:last-child)': { marginRight: theme.spacing(0.5) },
  [`@media (max-width: ${theme.measures.barFrom}px)`]: cards(theme),
}));

/** A table on wide screens, cards on phones; explicit roles preserve the table semantics. */
export function RecordTable({ label, columns, children }: RecordTableProps) {
  return (
    <Table role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ label: name, isFigure }) => (
            <th key={name} role="columnheader" data-figure={isFigure ? '' : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </Table>
  );
}
