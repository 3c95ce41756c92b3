import { aStaffMember } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StaffScreen } from './StaffScreen';

const members = [aStaffMember()];

const meta = {
  component: StaffScreen,
  tags: ['no-screenshot'],
  parameters: {
    layout: 'fullscreen',
    html: { isSignedIn: true },
    chromatic: { disableSnapshot: true },
  },
  args: { state: { kind: 'ready', members, ownId: 7 }, onAction: fn(async () => true) },
} satisfies Meta<typeof StaffScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The dialog keeps what was typed. */
export const RefusedInviting: Story = {
  args: {
    state: { kind: 'refused', members, ownId: 7, message: 'This person already has an account.' },
    onAction: fn(async () => false),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Invite a person' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Invite a person' }));
    await userEvent.type(dialog.getByLabelText('Email'), 'rose@example.org');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(args.onAction).toHaveBeenCalled());

    await expect(dialog.getByRole('alert')).toHaveTextContent('This person already has an account.');
    await expect(dialog.getByLabelText('Email')).toHaveValue('rose@example.org');
  },
};
