import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { BarChartProps } from './bar-chart.types';

/** The chart's data, one row per bar. Scrolls horizontally on narrow screens. */
export function BarTable({ title, barName, series, negativeName, bars, format }: BarChartProps) {
  const columns = [barName, ...series, negativeName];
  return (
    <TableContainer role="region" aria-label={`${title}, as a table`} tabIndex={0}>
      <Table size="small" sx={{ width: 'auto', whiteSpace: 'nowrap', '& tr > :last-child': { pr: 0 } }}>
        <TableHead>
          <TableRow>
            {columns.map((name, index) => (
              <TableCell key={name} align={index === 0 ? 'left' : 'right'}>
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {bars.map(({ name, values, negativeValue = 0 }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {[...values, negativeValue].map((value, index) => (
                <TableCell key={index} align="right">
                  {format(value)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
