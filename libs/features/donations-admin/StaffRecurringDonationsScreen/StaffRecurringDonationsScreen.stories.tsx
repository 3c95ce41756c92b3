import { aRecurringDonationSummary } from '@paniscus/fixtures';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StaffRecurringDonationsScreen } from './StaffRecurringDonationsScreen';

const none = { next_at: null, card: null, received_cents: 0, received_count: 0 };
const paused = { state: 'paused', next_at: null } as const;
const donations = [
  aRecurringDonationSummary(),
  aRecurringDonationSummary({
    id: 11,
    name: 'Grace Okoro',
    email: 'grace.okoro@example.org',
    state: 'past_due',
    gift_cents: 10_000,
    cost_cents: 330,
    amount_cents: 10_330,
    overdue_cents: 10_330,
    failure: 'Your card has insufficient funds.',
    received_cents: 10_330,
    received_count: 1,
  }),
  aRecurringDonationSummary({ id: 10, name: 'Ben Meyer', ...paused, resumes_at: '2027-01-03T10:05:00Z' }),
  aRecurringDonationSummary({ id: 9, name: 'Li Wei', ...paused }),
  aRecurringDonationSummary({
    id: 8,
    name: 'Rosa Diaz',
    state: 'ended',
    next_at: null,
    ended_at: '2026-10-21T08:30:00Z',
  }),
  aRecurringDonationSummary({ id: 7, name: 'Tom Hale', state: 'pending', ...none }),
  aRecurringDonationSummary({ id: 6, name: 'Ida Lund', state: 'failed', ...none }),
];

const meta = {
  component: StaffRecurringDonationsScreen,
  parameters: {
    layout: 'fullscreen',
    html: { isSignedIn: true },
    guide: {
      purpose: 'All recurring donations with their next charge, for staff.',
      accessibility: [
        '“Stop” names the donor for screen readers and asks for confirmation in a dialog.',
        'The result is announced as a status.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { kind: 'ready', donations, olderHref: '/monthly-gifts?cursor=6' },
    filter: { state: '', search: '' },
    waitingCount: 2,
    onFilter: fn(),
    savedFilters: { filters: [], onSave: fn(), onRename: fn(), onDelete: fn(), onRestore: fn() },
    onStop: fn(),
    links: {
      donations: '/donations',
      recurringDonations: '/monthly-gifts',
      tributes: '/tributes',
      funds: '/funds',
    },
  },
} satisfies Meta<typeof StaffRecurringDonationsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = {
  args: { state: { kind: 'failed', message: 'Failed to load the recurring gifts' } },
};
export const Empty: Story = { args: { state: { kind: 'empty' }, waitingCount: 0 } };
export const EmptyFiltered: Story = {
  args: { state: { kind: 'empty' }, filter: { state: 'past_due', search: '' } },
};

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Stop the gift of Grace Okoro' });
    await expect(canvas.queryByRole('button', { name: /Rosa Diaz/ })).toBeNull();
    await expect(
      canvas.getByText('$103.30 is unpaid. Message from the bank: Your card has insufficient funds.'),
    ).toBeVisible();
    await userEvent.click(opener);
    const dialog = () => within(screen.getByRole('dialog', { name: 'Stop this gift?' }));
    await waitFor(() =>
      expect(dialog().getByText(/^The monthly gift of \$103\.30 from Grace Okoro/)).toBeVisible(),
    );
    await userEvent.click(dialog().getByRole('button', { name: 'Keep gift' }));
    await expect(args.onStop).not.toHaveBeenCalled();

    await userEvent.click(opener);
    await userEvent.click(dialog().getByRole('button', { name: 'Stop gift' }));

    await expect(args.onStop).toHaveBeenCalledTimes(1);
    await expect(args.onStop).toHaveBeenCalledWith(11);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const ReadyOnPhone: Story = {};
export const ReadyStopping: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('button', { name: 'Stop the gift of Ada Nguyen' }));

    await waitFor(() => expect(screen.getByRole('button', { name: 'Stop gift' })).toBeVisible());
  },
};
export const ReadyAgain: Story = {
  args: { state: { kind: 'ready', donations, done: 'The recurring gift of Rosa Diaz has ended.' } },
};
export const Processing: Story = {
  args: { state: { kind: 'processing', donations, donationId: 12 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Processing...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const Refused: Story = {
  args: {
    state: {
      kind: 'refused',
      donations,
      message: 'The payment provider cannot be reached. Please try again later.',
    },
  },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus()),
};
export const ReadyLongText: Story = {
  args: {
    state: {
      kind: 'ready',
      donations: donations.map((donation) => ({
        ...donation,
        name: 'Maximiliana-Konstantinopolitania Wolfeschlegelsteinhausenbergerdorff',
        email: 'maximiliana-konstantinopolitania@wolfeschlegelsteinhausenbergerdorff.example.org',
        amount_cents: 99_999_999,
        received_cents: 999_999_990,
      })),
    },
  },
};
export const ReadyWithSavedFilters: Story = {
  args: {
    savedFilters: {
      filters: [{ id: 1, name: 'Failed charges', href: '/monthly-gifts?state=past_due', isCurrent: false }],
      onSave: fn(),
      onRename: fn(),
      onRestore: fn(),
      onDelete: fn(),
    },
  },
};
