import type { StaffOrder } from '@paniscus/domain/orders';
import { anOrderPage, aParcel, aStaffOrder, withDrawnPicture } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StaffOrderScreen } from './StaffOrderScreen';

const anOrder = (changes: Partial<StaffOrder> = {}) =>
  aStaffOrder({ lines: anOrderPage().lines.map(withDrawnPicture), ...changes });
const stuck = anOrder({
  state: 'needs_attention',
  attention: 'The print shop refused the order: the address was not found.',
  can_retry: true,
});
const partlyRefunded = anOrder({
  state: 'shipped',
  phone: '5155550100',
  print_order_id: '65f0c0ffee00000000000b17',
  parcels: [aParcel()],
  refunded_cents: 1450,
  refundable_cents: 5020,
  refunds: [
    {
      id: 3,
      amount_cents: 1450,
      state: 'succeeded',
      reason: 'One mug arrived broken',
      by: 'ada',
      created_at: '2026-04-29T09:12:00Z',
    },
  ],
});

const meta = {
  component: StaffOrderScreen,
  parameters: { layout: 'fullscreen', html: { isSignedIn: true } },
  args: {
    state: { kind: 'ready', order: anOrder() },
    onRetry: fn(),
    onResend: fn(),
    onRefund: fn(),
    links: { orders: '/orders' },
  },
} satisfies Meta<typeof StaffOrderScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = { args: { state: { kind: 'failed', message: 'Failed to load the order' } } };
export const NotFound: Story = { args: { state: { kind: 'notFound' } } };

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: 'Resend email' }));

    await expect(args.onResend).toHaveBeenCalledTimes(1);
  },
};
export const ReadyOnPhone: Story = { args: { state: { kind: 'ready', order: partlyRefunded } } };
export const ReadyShipped: Story = { args: { state: { kind: 'ready', order: partlyRefunded } } };

export const ReadyNeedingAttention: Story = {
  args: { state: { kind: 'ready', order: stuck } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retry' }));

    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const ReadyAgain: Story = {
  args: { state: { kind: 'ready', order: anOrder(), done: 'The email is on its way again.' } },
};
export const Processing: Story = {
  args: { state: { kind: 'processing', order: stuck, action: 'retry' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Processing...' })).toBeDisabled();
  },
};
export const Refused: Story = {
  args: {
    state: {
      kind: 'refused',
      order: stuck,
      action: 'retry',
      message: 'The print shop cannot be reached. Please try again later.',
    },
  },
};
