import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import type { TableProps } from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableContainer from '@mui/material/TableContainer';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Key } from 'react';
import { mergeSx } from '../../theme/merge-sx';
import { AdminTableCell } from './AdminTableCell';
import type { AdminTableColumn } from './admin-table.types';

interface AdminTableProps<Row> extends Omit<TableProps, 'children'> {
  /** Accessible name of the table. */
  label: string;
  /** Columns, from left to right. Phones order them by `kind`. */
  columns: readonly AdminTableColumn<Row>[];
  /** Records, in order. */
  rows: readonly Row[];
  /** Returns the React key of a row. */
  getRowKey: (row: Row) => Key;
}

const CardRow = styled(TableRow)(({ theme: { breakpoints, layout, spacing, vars } }) => ({
  [breakpoints.down('md')]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: spacing(0.5, 2),
    paddingBlock: spacing(2),
    borderTop: `${layout.hairline} solid ${vars.palette.divider}`,
  },
}));

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

/** Table of records; cards on phones, where explicit roles preserve the table semantics. */
export function AdminTable<Row>({ label, columns, rows, getRowKey, sx, ...table }: AdminTableProps<Row>) {
  return (
    // With large text the table scrolls inside, also when it has no links that could take the focus.
    <ScrollArea role="group" aria-label={label} tabIndex={0}>
      <Table
        {...table}
        role="table"
        aria-label={label}
        sx={mergeSx({ display: { xs: 'block', md: 'table' } }, sx)}
      >
        <TableHead role="rowgroup" sx={{ display: { xs: 'none', md: 'table-header-group' } }}>
          <TableRow role="row">
            {columns.map(({ id, header, kind, align = kind === 'figure' ? 'right' : undefined }) => (
              <TableCell
                key={id}
                role="columnheader"
                align={align}
                sx={kind === 'figure' ? { pr: 4 } : undefined}
              >
                {header}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup" sx={{ display: { xs: 'block', md: 'table-row-group' } }}>
          {rows.map((row) => (
            <CardRow key={getRowKey(row)} role="row">
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
