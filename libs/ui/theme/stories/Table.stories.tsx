import Table from '@mui/material/Table';
import type { TableProps } from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../component-guide/component-guide.types';

const rows = [
  ['Kanzi', 46, 1980],
  ['Mulika', 37, 1983],
] as const;

const meta = {
  component: Table,
  argTypes: {
    size: {
      control: 'radio',
      options: ['small', 'medium'] satisfies TableProps['size'][],
      description: 'Space inside the cells.',
    },
  },
  parameters: {
    guide: {
      purpose: 'Material UI’s table in our theme: data in rows and columns.',
      do: ['Align numbers right, with tabular figures.', 'Use a `th` with a scope for the first column.'],
      dont: ['Use it for layout.', 'Use it for records of staff pages; use `AdminTable`.'],
      accessibility: ['Give it a caption or an `aria-label`, and put wide tables into a focusable region.'],
      themeSlots: [
        'MuiTable',
        'MuiTableCell',
        'palette.divider',
        'palette.text.secondary',
        'typography.overline',
        'layout.hairline',
      ],
      mui: ['Table', 'TableBody', 'TableCell', 'TableHead', 'TableRow'],
    } satisfies ComponentGuide,
  },
  render: (args) => (
    <Table {...args}>
      <TableHead>
        <TableRow>
          <TableCell>Who</TableCell>
          <TableCell align="right">Signs</TableCell>
          <TableCell align="right">First seen</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([name, signs, year]) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell align="right">{signs}</TableCell>
            <TableCell align="right">{year}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  ),
} satisfies Meta<typeof Table>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'small' } };
