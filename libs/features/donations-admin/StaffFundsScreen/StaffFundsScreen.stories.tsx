import { aStaffFund } from '@paniscus/fixtures';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StaffFundsScreen } from './StaffFundsScreen';

const funds = [
  aStaffFund(),
  aStaffFund({
    id: 4,
    name: 'Veterinary care',
    description: 'Check-ups, medicine and a doctor on call, day and night.',
    received_cents: 42_000,
    received_count: 9,
  }),
  aStaffFund({
    id: 2,
    name: 'The new island',
    description: 'A forest island with room for thirty bonobos.',
    is_active: false,
    received_cents: 1_250_000,
    received_count: 1,
  }),
];

const meta = {
  component: StaffFundsScreen,
  parameters: {
    layout: 'fullscreen',
    html: { isSignedIn: true },
    guide: {
      purpose: 'The purposes that donors can choose, for staff.',
      accessibility: [
        'Buttons name the fund that they change for screen readers.',
        'Each edit opens in a dialog that keeps the focus and returns it.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { kind: 'ready', funds },
    waitingCount: 1,
    onAction: fn(async () => true),
    links: {
      donations: '/donations',
      recurringDonations: '/monthly-gifts',
      tributes: '/tributes',
      funds: '/funds',
      fundDonations: (id) => `/donations?fund=${id}`,
    },
  },
} satisfies Meta<typeof StaffFundsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('button', { name });

export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = { args: { state: { kind: 'failed', message: 'Failed to load the funds' } } };
export const Empty: Story = { args: { state: { kind: 'ready', funds: [] } } };
export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(button(canvasElement, 'Move up Forest patrols')).toHaveAttribute('aria-disabled', 'true');
    await expect(button(canvasElement, 'Move down The new island')).toHaveAttribute('aria-disabled', 'true');

    await userEvent.click(button(canvasElement, 'Move up Veterinary care'));
    await expect(args.onAction).toHaveBeenLastCalledWith({ kind: 'up', id: 4 });
    await userEvent.click(button(canvasElement, 'Close Veterinary care'));
    await expect(args.onAction).toHaveBeenLastCalledWith({ kind: 'close', id: 4 });
    await userEvent.click(button(canvasElement, 'Reopen The new island'));

    await expect(args.onAction).toHaveBeenLastCalledWith({ kind: 'reopen', id: 2 });
  },
};
export const ReadyOnPhone: Story = {};
export const ReadyDone: Story = {
  args: { state: { kind: 'ready', funds, done: 'Fund closed. Its donations keep it.' } },
};
export const ReadyAdding: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(button(canvasElement, 'Add a fund'));
    const dialog = within(screen.getByRole('dialog', { name: 'Add a fund' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save fund' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription(/at least 2 characters/),
    );
    await expect(args.onAction).not.toHaveBeenCalled();

    await userEvent.type(dialog.getByLabelText('Name'), 'School visits');
    await userEvent.type(dialog.getByLabelText('Description'), 'Classes that meet the bonobos.');
  },
};
export const ReadyEdited: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(button(canvasElement, 'Edit Veterinary care'));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Veterinary care' }));
    await userEvent.type(dialog.getByLabelText('Name'), ' fund');
    await userEvent.click(dialog.getByRole('button', { name: 'Save fund' }));

    await waitFor(() =>
      expect(args.onAction).toHaveBeenCalledWith({
        kind: 'update',
        id: 4,
        version: 1,
        form: {
          name: 'Veterinary care fund',
          description: 'Check-ups, medicine and a doctor on call, day and night.',
        },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const Processing: Story = { args: { state: { kind: 'processing', funds } } };
export const Refused: Story = {
  args: { state: { kind: 'refused', funds, message: 'Another fund already has this name.' } },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus()),
};

/** The dialog keeps what was typed. */
export const RefusedAdding: Story = {
  tags: ['no-screenshot'],
  args: {
    state: { kind: 'refused', funds, message: 'There is already a fund with this name.' },
    onAction: fn(async () => false),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(button(canvasElement, 'Add a fund'));
    const dialog = within(screen.getByRole('dialog', { name: 'Add a fund' }));
    await userEvent.type(dialog.getByLabelText('Name'), 'Veterinary care');
    await userEvent.type(dialog.getByLabelText('Description'), 'Check-ups and medicine.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save fund' }));
    await waitFor(() => expect(args.onAction).toHaveBeenCalled());

    await expect(dialog.getByRole('alert')).toHaveTextContent('There is already a fund with this name.');
    await expect(dialog.getByLabelText('Name')).toHaveValue('Veterinary care');

    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByText('There is already a fund with this name.')).toBeNull();
  },
};
