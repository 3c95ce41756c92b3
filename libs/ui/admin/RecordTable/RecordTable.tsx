import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface RecordTableProps {
  /** What the rows are. */
  label: string;
  columns: readonly { label: string; isFigure?: boolean }[];
  /** Rows: `tr role="row"` with `th role="rowheader"` first and `td role="cell"`; see the attributes below. */
  children: ReactNode;
}

/**
 * A cell says with an attribute what it is: `data-badge`, `data-when`, `data-figure`, `data-who`, `data-action`;
 * a phone puts them in that order, in whole lines, and leaves `data-detail` out.
 */
const Table = styled('table')(({ theme: { measures, spacing, typography, vars } }) => ({
  ...typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'left', fontWeight: 'inherit' },
  '& thead th': { ...typography.overline, padding: spacing(1, 2, 1, 0), color: vars.palette.text.secondary },
  '& tbody tr': { borderTop: `${measures.hairline} solid ${vars.palette.divider}` },
  '& tbody :is(th, td)': {
    padding: spacing(1.25, 2, 1.25, 0),
    verticalAlign: 'middle',
    overflowWrap: 'anywhere',
  },
  '& :is(th, td)[data-figure]': { textAlign: 'right', paddingRight: spacing(4), whiteSpace: 'nowrap' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: measures.touchTarget,
    whiteSpace: 'nowrap',
  },
  '& small': { ...typography.caption, display: 'block', color: vars.palette.text.secondary },
  // A name with an address below it gives up its width last.
  '& tbody th:has(> small)': { minWidth: '13rem' },
  '& [data-badge] > span:not(:last-child)': { marginRight: spacing(0.5) },
  [`@media (max-width: ${measures.barFrom}px)`]: {
    '& thead': { display: 'none' },
    '&, & tbody, & tr, & :is(th, td)': { display: 'block' },
    // Name and state, day and sum, person: three lines, whatever their widths.
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
  },
}));

/** Records as a table where there is room, as cards on a phone; the roles hold when the layout changes. */
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
