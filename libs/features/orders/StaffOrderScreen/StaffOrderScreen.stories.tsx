import type { StaffOrder } from '@paniscus/domain/orders';
import { anOrderPage, aParcel, aRefundRecord, aStaffOrder, withDrawnPicture } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StaffOrderScreen } from './StaffOrderScreen';
import { guide } from './staff-order-screen.guide';

const anOrder = (changes: Partial<StaffOrder> = {}) =>
  aStaffOrder({ lines: anOrderPage().lines.map(withDrawnPicture), ...changes });
const stuck = anOrder({
  state: 'needs_attention',
  attention: 'The print shop rejected the order. It could not find the shipping address.',
  can_retry: true,
  edit: { version: 1, held_until: null, options: [] },
});
const partlyRefunded = anOrder({
  state: 'shipped',
  phone: '5155550100',
  print_order_id: '65f0c0ffee00000000000b17',
  parcels: [aParcel()],
  refunded_cents: 1450,
  refundable_cents: 5020,
  refunds: [aRefundRecord()],
});

const meta = {
  component: StaffOrderScreen,
  parameters: { layout: 'fullscreen', html: { isSignedIn: true }, guide },
  args: {
    state: { kind: 'ready', order: anOrder() },
    onRetry: fn(),
    onResolve: fn(),
    onResend: fn(),
    onRefund: fn(),
    onCorrect: fn(),
    onEdit: fn(),
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

export const ReadyNeedingAttention: Story = { args: { state: { kind: 'ready', order: stuck } } };
export const ReadyWaiting: Story = {
  args: {
    state: {
      kind: 'ready',
      order: anOrder({
        state: 'paid',
        attention: 'Waiting for the print shop. It is not responding. We will keep trying.',
        is_waiting: true,
        can_retry: true,
      }),
    },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retry' }));

    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** The goods of an order that was stopped are made only after a confirmation. */
export const ReadyDisputed: Story = {
  args: {
    state: {
      kind: 'ready',
      order: anOrder({
        state: 'needs_attention',
        attention: 'The cardholder has disputed the payment.',
        dispute: { due_at: '2026-05-12T16:00:00Z' },
        can_retry: true,
      }),
    },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retry' }));
    const dialog = await within(document.body).findByRole('dialog', {
      name: 'Send this order to production?',
    });
    await waitFor(() => expect(within(dialog).getByText(/has disputed the payment/)).toBeVisible());
    await expect(args.onRetry).not.toHaveBeenCalled();

    await userEvent.click(within(dialog).getByRole('button', { name: 'Send to production' }));

    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
/** The money was returned, but the goods are still being made: nothing is stopped, and staff mark it as reviewed. */
export const ReadyRefundedInProduction: Story = {
  args: {
    state: {
      kind: 'ready',
      order: anOrder({
        state: 'refunded',
        attention:
          'Refunded. The print shop is already making it (65f0c0ffee00000000000b17); it will be delivered.',
        can_resolve: true,
        print_order_id: '65f0c0ffee00000000000b17',
        refunded_cents: 6470,
        refundable_cents: 0,
      }),
    },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Mark as reviewed' }));

    await expect(args.onResolve).toHaveBeenCalledWith({ attention: expect.stringMatching('^Refunded.') });
  },
};
export const ReadyRefundedInProductionOnPhone: Story = { args: ReadyRefundedInProduction.args };
export const ReadyAgain: Story = {
  args: { state: { kind: 'ready', order: anOrder(), done: 'The email is on its way again.' } },
};
export const Processing: Story = {
  args: { state: { kind: 'processing', order: stuck, action: 'retry' } },
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

export const ReadyPrinted: Story = {
  globals: { media: 'print' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
