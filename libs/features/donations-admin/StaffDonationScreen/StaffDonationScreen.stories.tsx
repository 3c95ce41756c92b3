import { aRefundRecord, aStaffDonation, aStaffTribute } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StaffDonationScreen } from './StaffDonationScreen';
import { guide } from './staff-donation-screen.guide';

const troubled = aStaffDonation({
  has_attention: true,
  attention: 'The cardholder has disputed the payment.',
  dispute: { due_at: '2026-11-12T16:00:00Z' },
  risk_level: 'highest',
});
const partlyRefunded = aStaffDonation({
  frequency: 'monthly',
  monthly_gift_id: 12,
  refunded_cents: 1450,
  refundable_cents: 3731,
  refunds: [aRefundRecord({ reason: 'Gave more than she meant to', created_at: '2026-11-05T09:12:00Z' })],
  tribute: aStaffTribute({
    card: {
      name: 'Minh Nguyen',
      email: 'minh.nguyen@example.org',
      message: 'Grandmother would have liked the bonobos.\nWith love, Ada',
      sent_at: '2026-11-03T10:06:00Z',
    },
  }),
});

const meta = {
  component: StaffDonationScreen,
  parameters: {
    layout: 'fullscreen',
    html: { isSignedIn: true },
    guide,
  },
  args: {
    state: { kind: 'ready', donation: aStaffDonation() },
    onResolve: fn(),
    onResend: fn(),
    onRefund: fn(),
    onCorrect: fn(),
    links: {
      donations: '/donations',
      tributes: '/tributes',
      receipt: (token) => `/receipt/${token}`,
      listRecurringDonations: (email) => `/monthly-gifts?search=${email}`,
    },
  },
} satisfies Meta<typeof StaffDonationScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = { args: { state: { kind: 'failed', message: 'Failed to load the donation' } } };
export const NotFound: Story = { args: { state: { kind: 'notFound' } } };

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Mark as reviewed' })).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: 'Resend receipt' }));

    await expect(args.onResend).toHaveBeenCalledTimes(1);
  },
};
export const ReadyRefunded: Story = { args: { state: { kind: 'ready', donation: partlyRefunded } } };
export const ReadyOnPhone: Story = { args: { state: { kind: 'ready', donation: partlyRefunded } } };

export const ReadyNeedingAttention: Story = {
  args: { state: { kind: 'ready', donation: troubled } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as reviewed' }));
    await expect(args.onResolve).toHaveBeenCalledWith({ attention: troubled.attention });

    await userEvent.click(canvas.getByRole('button', { name: 'Refund' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Refund' }));
    await expect(dialog.getByText(/^This payment is disputed/)).toBeVisible();
  },
};
export const ReadyAgain: Story = {
  args: { state: { kind: 'ready', donation: aStaffDonation(), done: 'The receipt will be sent again.' } },
};
export const ReadyFailedPayment: Story = {
  args: {
    state: {
      kind: 'ready',
      donation: aStaffDonation({
        state: 'failed',
        receipt_number: null,
        refundable_cents: 0,
        risk_level: null,
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Not charged')).toBeVisible();
  },
};

export const ReadyRefunding: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund' }));
    await userEvent.type(dialog.getByLabelText('Amount'), '51.82');
    await expect(dialog.getByText('Amount must be at most $51.81.')).toBeVisible();
    await userEvent.clear(dialog.getByLabelText('Amount'));
    await userEvent.type(dialog.getByLabelText('Amount'), '20');
    await expect(
      dialog.getByText(/^\$20\.00 will be refunded to the donor’s payment method\./),
    ).toBeVisible();

    await userEvent.click(dialog.getByRole('button', { name: 'Refund $20.00' }));

    await waitFor(() => expect(args.onRefund).toHaveBeenCalledTimes(1));
    await expect(args.onRefund).toHaveBeenCalledWith({
      amount_cents: 2000,
      refundable_cents: 5181,
      refund_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  },
};

export const Processing: Story = {
  args: { state: { kind: 'processing', donation: troubled, action: 'resolve' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Processing...' })).toBeVisible();
  },
};
export const Refused: Story = {
  args: {
    state: {
      kind: 'refused',
      donation: troubled,
      action: 'resend',
      message: 'The receipt was sent three times already. Please try again tomorrow.',
    },
  },
};
export const ReadyLongText: Story = {
  args: {
    state: {
      kind: 'ready',
      donation: aStaffDonation({
        amount_cents: 99_999_999,
        name: 'Maximiliana-Konstantinopolitania Wolfeschlegelsteinhausenbergerdorff',
        email: 'maximiliana-konstantinopolitania@wolfeschlegelsteinhausenbergerdorff.example.org',
        place: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Saint Vincent and the Grenadines',
        intent_id: 'pi_3PqXyzAbCdEfGhIjKlMnOpQrStUvWxYzAbCdEfGhIjKlMnOpQrStUvWxYz0123456789',
        tribute: aStaffTribute({ wall_line: 'W'.repeat(140) }),
      }),
    },
  },
};
