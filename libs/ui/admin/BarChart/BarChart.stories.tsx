import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BarChart } from './BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const bars = months.map((label, index) => ({
  label,
  name: `${label} 2026`,
  values: [120 + ((index * 73) % 210), 40 + index * 12],
  below: index === 4 ? 45 : 0,
}));

const meta = {
  component: BarChart,
  args: {
    title: 'Visitors by month',
    summary: 'Most came in August: by day 211, by night 124.',
    series: ['By day', 'By night'],
    belowName: 'Turned back',
    barName: 'Month',
    bars,
    format: String,
    formatTick: String,
  },
} satisfies Meta<typeof BarChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};

export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByText('As a table'));

    await expect(canvas.getByRole('row', { name: 'May 2026 202 88 45' })).toBeVisible();
  },
};
export const Empty: Story = {
  args: { summary: 'Nobody came.', bars: bars.map((bar) => ({ ...bar, values: [0, 0], below: 0 })) },
};
export const Uneven: Story = {
  args: {
    bars: bars.map((bar, index) => ({ ...bar, values: index === 9 ? [999_999, 0] : [50, 0], below: 0 })),
  },
};
