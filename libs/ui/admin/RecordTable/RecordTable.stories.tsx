import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LocalTime } from '../../LocalTime/LocalTime';
import { StateBadge } from '../StateBadge/StateBadge';
import { RecordTable } from './RecordTable';

const row = (number: string, name: string) => (
  <tr role="row" key={number}>
    <th role="rowheader" scope="row">
      <a href="#record">{number}</a>
    </th>
    <td role="cell" data-when>
      <LocalTime iso="2026-04-21T10:05:00Z" />
    </td>
    <td role="cell" data-who>
      {name}
      <small>{`${name.toLowerCase()}@example.org`}</small>
    </td>
    <td role="cell" data-figure data-detail>
      3
    </td>
    <td role="cell" data-figure>
      $64.70
    </td>
    <td role="cell" data-badge>
      <StateBadge tone="success">Arrived</StateBadge>
    </td>
  </tr>
);

const meta = {
  component: RecordTable,
  args: {
    label: 'Records',
    columns: [
      { label: 'Record' },
      { label: 'When' },
      { label: 'Who' },
      { label: 'Things', isFigure: true },
      { label: 'Total', isFigure: true },
      { label: 'State' },
    ],
    children: [row('PN-000017', 'Ada'), row('PN-000016', 'Grace')],
  },
} satisfies Meta<typeof RecordTable>;
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
  args: { children: [row('PN-000017', 'Maximiliana-Konstantinopolitania-Wolfeschlegelsteinhausen')] },
};
