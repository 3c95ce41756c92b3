import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderStatusChip } from './OrderStatusChip';

const meta = {
  component: OrderStatusChip,
  parameters: { docs: { description: { component: 'States of an order, for staff and buyers.' } } },
  args: { state: 'paid' },
} satisfies Meta<typeof OrderStatusChip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Delivered: Story = { args: { state: 'delivered' } };
export const Refunded: Story = { args: { state: 'refunded' } };
export const NeedsAttention: Story = { args: { state: 'needs_attention' } };
