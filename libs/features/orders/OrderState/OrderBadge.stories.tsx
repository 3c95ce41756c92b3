import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderBadge } from './OrderBadge';

const meta = { component: OrderBadge, args: { state: 'paid' } } satisfies Meta<typeof OrderBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Delivered: Story = { args: { state: 'delivered' } };
export const Refunded: Story = { args: { state: 'refunded' } };
export const NeedsAttention: Story = { args: { state: 'needs_attention' } };
