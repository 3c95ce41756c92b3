import { aStaffSession, anAccount } from '@paniscus/fixtures';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LazyTwoStepSection } from '../TwoStep/two-step-section.lazy';
import { stubTwoStep } from '../TwoStep/stub-two-step';
import { AccountScreen } from './AccountScreen';

const loaded = {
  account: anAccount(),
  notifications: null,
  sessions: [
    aStaffSession(),
    aStaffSession({
      id: '2c5b8f0e-6a0e-4c0c-8a61-5f6f7f2f9d11',
      device: 'Safari on iPhone',
      last_used_at: '2026-11-22T20:40:00Z',
      is_current: false,
    }),
  ],
};

const meta = {
  component: AccountScreen,
  loaders: [LazyTwoStepSection.preload],
  parameters: {
    layout: 'fullscreen',
    html: { isSignedIn: true },
    guide: {
      purpose: 'Role, password, emails and devices of the signed-in member of staff.',
      accessibility: [
        'The result of a change is announced; a rejected field takes the focus.',
        'The form for two-step sign-in moves the focus to the heading of each step.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { kind: 'ready', ...loaded },
    onChangePassword: fn(),
    onChangeEmail: fn(),
    onEndSession: fn(),
    onEndOtherSessions: fn(),
    onSaveNotifications: fn(),
    twoStep: stubTwoStep(),
  },
} satisfies Meta<typeof AccountScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = { args: { state: { kind: 'failed', message: 'Failed to load your account' } } };
export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out Safari on iPhone' }));
    await expect(args.onEndSession).toHaveBeenCalledWith(loaded.sessions[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out other devices' }));
    await expect(args.onEndOtherSessions).toHaveBeenCalledTimes(1);
    await userEvent.type(canvas.getByLabelText('Current password'), 'blackberries before noon');
    await userEvent.type(canvas.getByLabelText('New password'), 'figs long after dawn');

    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));

    await waitFor(() =>
      expect(args.onChangePassword).toHaveBeenCalledWith({
        current_password: 'blackberries before noon',
        new_password: 'figs long after dawn',
      }),
    );
  },
};
export const ReadyOnPhone: Story = {};
export const ReadyOneDevice: Story = {
  args: {
    state: {
      kind: 'ready',
      account: anAccount({ email: null, role: 'author' }),
      sessions: loaded.sessions.slice(0, 1),
      notifications: null,
    },
  },
};
export const ReadyEmails: Story = {
  args: {
    state: {
      kind: 'ready',
      ...loaded,
      account: anAccount({ role: 'admin' }),
      notifications: { topics: ['new_donation', 'daily_summary'], donation_min_cents: 10_000 },
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const minimum = canvas.getByLabelText('Smallest donation');
    await userEvent.clear(minimum);
    await userEvent.click(canvas.getByRole('button', { name: 'Save choices' }));
    await expect(await canvas.findByText('Amount must be a positive number.')).toBeVisible();
    await expect(args.onSaveNotifications).not.toHaveBeenCalled();
    await userEvent.type(minimum, '250');
    await userEvent.click(canvas.getByLabelText('A tribute needs your review'));

    await userEvent.click(canvas.getByRole('button', { name: 'Save choices' }));

    await waitFor(() =>
      expect(args.onSaveNotifications).toHaveBeenCalledWith({
        topics: ['new_donation', 'tribute', 'daily_summary'],
        donation_min_cents: 25_000,
      }),
    );
  },
};
export const ReadyDone: Story = {
  args: {
    state: {
      kind: 'ready',
      ...loaded,
      done: 'Your password has been changed. Your other devices are signed out.',
    },
  },
  play: async ({ canvasElement }) => {
    const { bottom } = within(canvasElement)
      .getByText(/has been changed/)
      .getBoundingClientRect();

    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
export const Processing: Story = { args: { state: { kind: 'processing', ...loaded } } };
export const Refused: Story = {
  args: {
    state: {
      kind: 'refused',
      ...loaded,
      form: 'password',
      field: 'current_password',
      message: 'This is not your current password.',
    },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByLabelText('Current password')).toHaveAccessibleDescription(
        'This is not your current password.',
      ),
    );
  },
};
export const RefusedByLimit: Story = {
  args: {
    state: {
      kind: 'refused',
      form: 'password',
      ...loaded,
      message: 'Too many attempts. Please wait and try again.',
    },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toHaveFocus());
  },
};
