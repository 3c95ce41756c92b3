import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
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
  parameters: {
    guide: {
      purpose: 'Refunds of a payment with their state and reason.',
      do: ['Show failed and pending refunds as well.', 'Place it below `RefundAction`.'],
      dont: ['Add up the amounts here.', 'Show it without any refund.'],
      accessibility: ['An ordered list, see `EventList`; states are words, not colors.'],
      themeSlots: [],
      mui: [],
    } satisfies ComponentGuide,
  },
  args: {
    refunds: [refund, { ...refund, state: 'requested', reason: '' }, { ...refund, state: 'failed' }],
    format: (cents) => `$${(cents / 100).toFixed(2)}`,
  },
} satisfies Meta<typeof RefundList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
