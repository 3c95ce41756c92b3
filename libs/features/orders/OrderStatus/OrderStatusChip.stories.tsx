import type { ComponentGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderStatusChip } from './OrderStatusChip';

const meta = {
  component: OrderStatusChip,
  parameters: {
    guide: {
      purpose: 'States of an order, for staff and buyers.',
      do: ['Add a new state to the records of colors and labels; the compiler asks for both.'],
      dont: ['Use `StatusChip` directly for orders: lists and records would disagree.'],
      accessibility: ['Each color has its own shape, and the label says the state in words.'],
      themeSlots: [],
      mui: [],
    } satisfies ComponentGuide,
  },
  args: { state: 'paid' },
} satisfies Meta<typeof OrderStatusChip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Delivered: Story = { args: { state: 'delivered' } };
export const Refunded: Story = { args: { state: 'refunded' } };
export const NeedsAttention: Story = { args: { state: 'needs_attention' } };
