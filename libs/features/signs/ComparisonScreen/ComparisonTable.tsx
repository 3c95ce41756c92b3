import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { comparisonContent } from '@paniscus/content';
import type { ComparedFeature } from '@paniscus/content';

interface ComparisonTableProps {
  /** Accessible name of the table. */
  label: string;
  rows: readonly ComparedFeature[];
}

const PROGRAMS = ['ours', 'cboard', 'asterics'] as const;
const NOT_STATED = 'Not stated';

/** Table of features; on phones each row is a block, where explicit roles preserve the table semantics. */
export function ComparisonTable({ label, rows }: ComparisonTableProps) {
  const { programs } = comparisonContent;
  return (
    <Table role="table" aria-label={label} sx={{ display: { xs: 'block', md: 'table' } }}>
      <TableHead role="rowgroup" sx={{ display: { xs: 'none', md: 'table-header-group' } }}>
        <TableRow role="row">
          <TableCell role="columnheader">Feature</TableCell>
          {PROGRAMS.map((program) => (
            <TableCell key={program} role="columnheader" sx={{ width: '27%' }}>
              {programs[program]}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup" sx={{ display: { xs: 'block', md: 'table-row-group' } }}>
        {rows.map((row) => (
          <FeatureRow key={row.feature} {...row} />
        ))}
      </TableBody>
    </Table>
  );
}

const cellDisplay = { xs: 'block', md: 'table-cell' };

function FeatureRow({ feature, ...answers }: ComparedFeature) {
  return (
    <TableRow role="row" sx={{ display: { xs: 'block', md: 'table-row' }, verticalAlign: 'top' }}>
      <TableCell
        component="th"
        scope="row"
        role="rowheader"
        sx={{ display: cellDisplay, fontWeight: 'bold' }}
      >
        {feature}
      </TableCell>
      {PROGRAMS.map((program) => (
        <TableCell
          key={program}
          role="cell"
          sx={{
            display: cellDisplay,
            borderTopWidth: { xs: 0, md: 1 },
            color: answers[program] === NOT_STATED ? 'text.secondary' : 'text.primary',
          }}
        >
          <ProgramLabel program={program} />
          {answers[program]}
        </TableCell>
      ))}
    </TableRow>
  );
}

/** Names the program of a cell where the column headers are not shown. */
function ProgramLabel({ program }: { program: (typeof PROGRAMS)[number] }) {
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{ display: { xs: 'block', md: 'none' }, typography: 'caption', color: 'text.secondary' }}
    >
      {comparisonContent.programs[program]}
    </Box>
  );
}
