import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefundList } from './RefundList';

const refund = {
  amount_cents: 1450,
  state: 'succeeded',
  reason: 'One mug arrived broken',
  by: 'ada',
  created_at: '2026-04-29T09:12:00Z',
} as const;

const meta = {
  component: RefundList,
  args: {
    refunds: [refund, { ...refund, state: 'requested', reason: '' }, { ...refund, state: 'failed' }],
    format: (cents) => `$${(cents / 100).toFixed(2)}`,
  },
} satisfies Meta<typeof RefundList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
