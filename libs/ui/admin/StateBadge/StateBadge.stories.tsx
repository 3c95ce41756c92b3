import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateBadge } from './StateBadge';

const meta = {
  component: StateBadge,
  args: { tone: 'info', children: 'On its way' },
} satisfies Meta<typeof StateBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Success: Story = { args: { tone: 'success', children: 'Arrived' } };
export const Warning: Story = { args: { tone: 'warning', children: 'Given back' } };
export const Error: Story = { args: { tone: 'error', children: 'Needs attention' } };
