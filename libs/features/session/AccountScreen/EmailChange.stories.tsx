import { anAccount } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EmailChange } from './EmailChange';

const loaded = { account: anAccount(), notifications: null, sessions: [] };

const meta = {
  component: EmailChange,
  tags: ['no-screenshot'],
  parameters: { html: { isSignedIn: true } },
  args: { state: { kind: 'ready', ...loaded }, onChangeEmail: fn() },
} satisfies Meta<typeof EmailChange>;
export default meta;

type Story = StoryObj<typeof meta>;

async function openDialog(canvasElement: HTMLElement, name = 'Change your email address') {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /email address$/ }));
  return within(await screen.findByRole('dialog', { name }));
}

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await openDialog(canvasElement);
    const send = dialog.getByRole('button', { name: 'Send me the link' });
    await userEvent.type(dialog.getByLabelText('New email address'), 'rose@');
    await userEvent.click(send);
    await waitFor(() => expect(dialog.getByLabelText('New email address')).toBeInvalid());

    await userEvent.type(dialog.getByLabelText('New email address'), 'bonobos.example.org');
    await userEvent.type(dialog.getByLabelText('Current password'), 'blackberries before noon');
    await userEvent.click(send);

    await waitFor(() =>
      expect(args.onChangeEmail).toHaveBeenCalledWith({
        email: 'rose@bonobos.example.org',
        current_password: 'blackberries before noon',
      }),
    );
  },
};

export const Pending: Story = {
  args: {
    state: { kind: 'ready', ...loaded, account: anAccount({ pending_email: 'rose@bonobos.example.org' }) },
  },
};
export const None: Story = {
  args: { state: { kind: 'ready', ...loaded, account: anAccount({ email: null }) } },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, 'Add an email address');

    await expect(dialog.getByLabelText('New email address')).toBeVisible();
  },
};
export const WithoutMailServer: Story = {
  args: { state: { kind: 'ready', ...loaded, account: anAccount({ can_change_email: false }) } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/until this site has a mail server/)).toBeVisible();
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const Processing: Story = {
  args: { state: { kind: 'processing', ...loaded } },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);

    await expect(dialog.getByRole('button', { name: 'Processing...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const Refused: Story = {
  args: {
    state: {
      kind: 'refused',
      form: 'email',
      ...loaded,
      field: 'email',
      message: 'Another account has this email address.',
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);

    await waitFor(() =>
      expect(dialog.getByLabelText('New email address')).toHaveAccessibleDescription(
        expect.stringContaining('Another account has this email address.'),
      ),
    );
  },
};
