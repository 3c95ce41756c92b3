import { createStripeStub } from '@paniscus/card';
import type { RecurringDonation } from '@paniscus/domain/donor-portal';
import { aDonorPortalPage, aRecurringDonation } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DonorPortalScreen } from './DonorPortalScreen';

const getPage = (...donations: Partial<RecurringDonation>[]) =>
  aDonorPortalPage({
    monthly_gifts: donations.map((changes, at) => aRecurringDonation({ id: 7 + at, ...changes })),
  });
const outcome = { charged_cents: 0, dropped_cents: 0 };
const ready = (...donations: Partial<RecurringDonation>[]) =>
  ({ kind: 'ready', page: getPage(...donations) }) as const;

const meta = {
  component: DonorPortalScreen,
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'What a donor can do in the portal, and how each action ends.' } },
  },
  args: {
    state: ready({}),
    stripe: createStripeStub('blank'),
    onOpen: fn(),
    onAction: fn(),
    onAnonymityChange: fn(),
    onDetailsChange: fn(),
    onRevoke: fn(),
    links: {
      donate: '/donate',
      findGiving: '/find-giving',
      receipt: (token: string) => `/receipt/${token}`,
      year: (year: number) => `/giving/sample/${year}`,
    },
  },
} satisfies Meta<typeof DonorPortalScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('button', { name });

/** The last charge was declined and the card expires soon. */
export const ReadyChargeFailed: Story = {
  args: {
    state: ready({
      state: 'past_due',
      failure: 'Your card has insufficient funds.',
      is_card_ending: true,
      cost_cents: 106,
      amount_cents: 2606,
      overdue_cents: 2606,
    }),
  },
  play: async ({ canvasElement, args }) => {
    await expect(
      within(canvasElement).getByText('Message from the bank: Your card has insufficient funds.'),
    ).toBeVisible();

    await userEvent.click(button(canvasElement, 'Try again'));

    await expect(args.onAction).toHaveBeenCalledWith(7, { action: 'retry' });
  },
};

export const ReadyPaused: Story = {
  args: { state: ready({ state: 'paused', next_at: null, resumes_at: '2026-08-21T15:05:00Z' }) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(button(canvasElement, 'Resume'));

    await expect(args.onAction).toHaveBeenCalledWith(7, { action: 'resume' });
  },
};

export const ReadyEnded: Story = {
  args: { state: ready({}, { state: 'ended', next_at: null, ended_at: '2026-03-01T10:00:00Z' }) },
};

export const Processing: Story = {
  args: {
    state: {
      kind: 'processing',
      page: getPage({ state: 'paused', next_at: null }),
      action: { kind: 'resume', donationId: 7 },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(button(canvasElement, 'Processing...')).toHaveAttribute('aria-disabled', 'true');
    await expect(button(canvasElement, 'Stop')).toBeDisabled();
  },
};

/** The reason is far above the button that was pressed, so it takes the focus. */
export const Refused: Story = {
  args: {
    state: {
      kind: 'refused',
      page: getPage({ state: 'past_due', failure: 'Your card was declined.', overdue_cents: 2500 }),
      action: { kind: 'retry', donationId: 7 },
      message: 'Your card was declined.',
    },
  },
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toHaveTextContent('Your card was declined.');
    await waitFor(() => expect(alert).toHaveFocus());
  },
};

export const Done: Story = {
  args: {
    state: {
      kind: 'done',
      page: getPage({ gift_cents: 4000, amount_cents: 4000 }),
      action: { kind: 'amount', donationId: 7 },
      change: { before: aRecurringDonation({ cost_cents: 106, amount_cents: 2606 }), outcome },
    },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(button(canvasElement, 'Change back to $26.06'));

    await expect(args.onAction).toHaveBeenCalledWith(7, {
      action: 'amount',
      request: { amount: 2606, gift_amount: 2500, covers_cost: true },
    });
  },
};

export const ReadyWithoutGifts: Story = {
  args: {
    state: {
      kind: 'ready',
      page: aDonorPortalPage({
        monthly_gifts: [aRecurringDonation({ state: 'pending', next_at: null, card: null })],
        gifts: [],
        years: [],
      }),
    },
  },
};
export const DoneStopped: Story = {
  args: {
    state: {
      kind: 'done',
      page: getPage({ state: 'ended', next_at: null, ended_at: '2026-04-30T10:00:00Z' }),
      action: { kind: 'stop', donationId: 7 },
      change: { before: aRecurringDonation(), outcome },
    },
  },
};
