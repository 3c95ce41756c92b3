import { aStaffMember } from '@paniscus/fixtures';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StaffScreen } from './StaffScreen';

const members = [
  aStaffMember({ id: 1, username: 'ann', name: 'Ann Ito', email: 'ann@example.org', role: 'admin' }),
  aStaffMember(),
  aStaffMember({
    id: 9,
    username: 'mary@example.org',
    name: 'mary@example.org',
    email: 'mary@example.org',
    role: 'author',
    status: 'invited',
    last_used_at: null,
    invitation_expires_at: '2026-11-30T09:00:00Z',
  }),
  aStaffMember({ id: 8, username: 'tom', name: 'Tom Hale', email: null, status: 'disabled' }),
];
const refused = aStaffMember({ ...members[2], is_invitation_refused: true });

const meta = {
  component: StaffScreen,
  parameters: {
    layout: 'fullscreen',
    html: { isSignedIn: true },
    guide: {
      purpose: 'Accounts of the staff, for administrators.',
      accessibility: [
        'Buttons name the person whom they affect for screen readers.',
        'Inviting, changing a role and removing ask in a dialog; the result is announced as a status.',
      ],
    } satisfies ScreenGuide,
  },
  args: { state: { kind: 'ready', members, ownId: 1 }, onAction: fn(async () => true) },
} satisfies Meta<typeof StaffScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const findDialog = (name: string) => within(screen.getByRole('dialog', { name }));

export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = {
  args: { state: { kind: 'failed', message: 'Failed to load the staff accounts' } },
};
export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);

    await expect(canvas.queryByRole('button', { name: 'Disable Ann Ito' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Send again to mary@example.org' }));
    await expect(args.onAction).toHaveBeenLastCalledWith({ kind: 'resend-invitation', id: 9 });
    await userEvent.click(canvas.getByRole('button', { name: 'Enable Tom Hale' }));

    await expect(args.onAction).toHaveBeenLastCalledWith({ kind: 'enable', id: 8 });
  },
};
export const ReadyOnPhone: Story = {};
export const ReadyDone: Story = {
  args: {
    state: { kind: 'ready', members, ownId: 1, done: 'The invitation is on its way by email.' },
  },
};
export const ReadyRefused: Story = { args: { state: { kind: 'ready', members: [refused], ownId: 1 } } };
export const ReadyAlone: Story = {
  args: { state: { kind: 'ready', members: members.slice(0, 1), ownId: 1 } },
};
export const ReadyInviting: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Invite a person' }));
    const dialog = findDialog('Invite a person');
    const email = dialog.getByLabelText('Email');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription(/Invalid email address\./));
    await expect(args.onAction).not.toHaveBeenCalled();

    await userEvent.type(email, 'new@example.org');

    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'editor');
  },
};
export const ReadyInvited: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Invite a person' }));
    const dialog = findDialog('Invite a person');
    await userEvent.type(dialog.getByLabelText('Email'), 'new@example.org');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));

    await waitFor(() =>
      expect(args.onAction).toHaveBeenCalledWith({
        kind: 'invite',
        form: { email: 'new@example.org', role: 'author' },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const ReadyChangingRole: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Change role of Rose Mbeki' }));
    const dialog = findDialog('Change the role of Rose Mbeki');
    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'author');
    await userEvent.click(dialog.getByRole('button', { name: 'Save role' }));

    await waitFor(() => expect(args.onAction).toHaveBeenCalledWith({ kind: 'role', id: 7, role: 'author' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const ReadyDisabling: Story = {
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Disable Rose Mbeki' });
    const title = 'Disable the account of Rose Mbeki?';
    await userEvent.click(opener);
    await userEvent.click(findDialog(title).getByRole('button', { name: 'Go back' }));
    await expect(args.onAction).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(opener);
    await userEvent.click(findDialog(title).getByRole('button', { name: 'Disable account' }));

    await expect(args.onAction).toHaveBeenCalledWith({ kind: 'disable', id: 7 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const ReadyTurningOffTwoStep: Story = {
  args: {
    state: {
      kind: 'ready',
      members: [...members.slice(0, 1), aStaffMember({ has_two_step: true })],
      ownId: 1,
    },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Turn off two-step sign-in for Rose Mbeki' }),
    );
    const dialog = findDialog('Turn off two-step sign-in for Rose Mbeki?');
    await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }));

    await expect(args.onAction).toHaveBeenCalledWith({ kind: 'turn-off-two-step', id: 7 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const Processing: Story = { args: { state: { kind: 'processing', members, ownId: 1 } } };
export const Refused: Story = {
  args: {
    state: {
      kind: 'refused',
      members,
      ownId: 1,
      message: 'This is the last administrator. Give another person the role first.',
    },
  },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus()),
};
