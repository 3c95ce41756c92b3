import { styled } from '@mui/material/styles';
import type { SxProps, Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import type { TableProps } from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableContainer from '@mui/material/TableContainer';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useEffect } from 'react';
import type { Key } from 'react';
import { mergeSx } from '../../theme/merge-sx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';
import { useEmitListResult } from '../ListStates/list-result';
import { AdminTableCell } from './AdminTableCell';
import { getPhoneQuery } from './phone-query';
import { SelectionCell } from './SelectionCell';
import type { AdminTableColumn, CellKind, RowSelection } from './admin-table.types';

interface AdminTableProps<Row> extends Omit<TableProps, 'children'> {
  /** Accessible name of the table. */
  label: string;
  /** Columns, from left to right. Phones order them by `kind`. */
  columns: readonly AdminTableColumn<Row>[];
  /** Records, in order. */
  rows: readonly Row[];
  /** Returns the React key of a row. */
  getRowKey: (row: Row) => Key;
  /** Adds a column of checkboxes; the bar of `BulkActions` acts on what they select. */
  selection?: RowSelection<Row>;
}

const CardRow = styled(TableRow)(({ theme }) => ({
  [getPhoneQuery(theme)]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(0.5, 2),
    paddingBlock: theme.spacing(2),
    borderTop: `${theme.layout.hairline} solid ${theme.vars.palette.divider}`,
  },
  '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: theme.vars.palette.background.subtle },
}));

const headerStyles: Partial<Record<CellKind, SxProps<Theme>>> = {
  figure: { pr: 4, '@media print': { pr: 1.5 } },
  action: { displayPrint: 'none' },
};

/** Scrolls when large text makes the table wider than the page; the padding is room for focus rings. */
const ScrollArea = styled(TableContainer)(({ theme: { breakpoints, spacing } }) => ({
  overflowX: 'visible',
  [breakpoints.up('md')]: {
    width: 'auto',
    marginInline: spacing(-1),
    paddingInline: spacing(1),
    overflowX: 'auto',
  },
}));

/** Table of records, also on paper; cards on phones, where explicit roles preserve the table semantics. */
export function AdminTable<Row>(props: AdminTableProps<Row>) {
  const { label, columns, rows, getRowKey, selection, sx, ...table } = props;
  const emitResult = useEmitListResult();
  useEffect(() => emitResult?.({ text: `${label}: ${rows.length} shown.` }), [emitResult, label, rows]);
  return (
    // With large text the table scrolls inside, also when it has no links that could take the focus.
    <ScrollArea role="group" aria-label={label} tabIndex={0}>
      <Table
        {...table}
        role="table"
        aria-label={label}
        sx={mergeSx({ display: { xs: 'block', md: 'table' }, displayPrint: 'table' }, sx)}
      >
        <TableHead
          role="rowgroup"
          sx={{
            display: { xs: 'none', md: 'table-header-group' },
            displayPrint: 'table-header-group',
            overflowWrap: 'normal',
          }}
        >
          <TableRow role="row">
            {selection === undefined ? null : (
              <TableCell role="columnheader" sx={{ displayPrint: 'none' }}>
                <VisuallyHidden>Selected</VisuallyHidden>
              </TableCell>
            )}
            {columns.map(({ id, header, kind, align = kind === 'figure' ? 'right' : undefined }) => (
              <TableCell key={id} role="columnheader" align={align} sx={headerStyles[kind ?? 'text']}>
                {header}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody
          role="rowgroup"
          sx={{ display: { xs: 'block', md: 'table-row-group' }, displayPrint: 'table-row-group' }}
        >
          {rows.map((row) => (
            <CardRow key={getRowKey(row)} role="row" selected={selection?.isSelected(row) ?? false}>
              {selection === undefined ? null : <SelectionCell row={row} selection={selection} />}
              {columns.map((column) => (
                <AdminTableCell key={column.id} column={column} row={row} />
              ))}
            </CardRow>
          ))}
        </TableBody>
      </Table>
    </ScrollArea>
  );
}
