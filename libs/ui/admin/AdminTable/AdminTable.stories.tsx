import Link from '@mui/material/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { LocalTime } from '../../data-display/LocalTime/LocalTime';
import { StatusChip } from '../StatusChip/StatusChip';
import { AdminTable } from './AdminTable';
import type { AdminTableColumn } from './admin-table.types';

interface Order {
  number: string;
  name: string;
}

const columns: readonly AdminTableColumn<Order>[] = [
  {
    id: 'number',
    header: 'Record',
    kind: 'heading',
    render: ({ number }) => (
      <Link variant="standalone" href="#record">
        {number}
      </Link>
    ),
  },
  { id: 'when', header: 'When', kind: 'date', render: () => <LocalTime iso="2026-04-21T10:05:00Z" /> },
  {
    id: 'who',
    header: 'Who',
    kind: 'person',
    render: ({ name }) => name,
    renderSecondary: ({ name }) => `${name.toLowerCase()}@example.org`,
  },
  { id: 'things', header: 'Things', kind: 'figure', isDetail: true, render: () => 3 },
  { id: 'total', header: 'Total', kind: 'figure', render: () => '$64.70' },
  {
    id: 'state',
    header: 'Status',
    kind: 'badge',
    render: () => <StatusChip color="success" label="Arrived" />,
  },
];

const meta = {
  component: AdminTable<Order>,
  parameters: {
    guide: {
      purpose: 'Table of records that becomes a list of cards on phones.',
      do: [
        'Give one column the kind `heading`, usually the one with the link.',
        'Mark columns that phones can do without with `isDetail`.',
      ],
      dont: [
        'Put more than one link into a row.',
        'Format amounts or dates in `render`; use the domain and `LocalTime`.',
      ],
      accessibility: [
        'A table named by `label` with row headers; roles are explicit, because CSS takes them away from cards.',
        'Each checkbox of a selection names its row.',
        'Columns of the kind `badge` show states with a shape as well as a color.',
      ],
      themeSlots: [
        'MuiTable',
        'MuiTableCell',
        'MuiTypography',
        'palette.divider',
        'palette.text.secondary',
        'typography.caption',
        'layout.hairline',
      ],
      mui: [
        'Stack',
        'Table',
        'TableBody',
        'TableCell',
        'TableContainer',
        'TableHead',
        'TableRow',
        'Typography',
      ],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Records',
    columns,
    rows: [
      { number: 'PN-000017', name: 'Ada' },
      { number: 'PN-000016', name: 'Grace' },
    ],
    getRowKey: ({ number }) => number,
  },
} satisfies Meta<typeof AdminTable<Order>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Rows look like cards but still have the role `row`. */
export const DefaultOnPhone: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('row', { name: /^PN-000017 .* Arrived$/ })).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    rows: [{ number: 'PN-000017', name: 'Maximiliana-Konstantinopolitania-Wolfeschlegelsteinhausen' }],
  },
};
const onToggle = fn();
export const Selectable: Story = {
  args: {
    selection: {
      isSelected: ({ number }) => number === 'PN-000016',
      onToggle,
      getName: ({ number }) => number,
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('checkbox', { name: 'Select PN-000016' })).toBeChecked();
    const other = canvas.getByRole('checkbox', { name: 'Select PN-000017' });
    await userEvent.click(other);
    other.blur();

    await expect(onToggle).toHaveBeenCalledWith({ number: 'PN-000017', name: 'Ada' });
  },
};
export const SelectableOnPhone: Story = { args: Selectable.args };
/** Figures and states wrap rather than making a phone's page wider than its window. */
export const LargeTextOnPhone: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { textSize: '200' },
  args: {
    columns: [
      ...columns.filter(({ kind }) => kind === 'heading'),
      {
        id: 'use',
        header: 'Use',
        kind: 'figure',
        render: () => '25 of 25 orders',
        renderSecondary: () => '$125.00 off so far, and 1 in checkout',
      },
      {
        id: 'state',
        header: 'Status',
        kind: 'badge',
        render: () => <StatusChip label="Waiting for the first charge" />,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
};
