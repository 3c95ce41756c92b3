import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { InvitationScreen } from './InvitationScreen';

const invitation = { email: 'mary@example.org', role: 'author' } as const;

const meta = {
  component: InvitationScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'Where an invited person sets a name and a password.',
      accessibility: [
        'The username is a read-only field instead of a disabled one, so that it can be reached and copied.',
      ],
    } satisfies ScreenGuide,
  },
  args: { state: { kind: 'ready', invitation }, onAccept: fn(), links: { login: '/login' } },
} satisfies Meta<typeof InvitationScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('Username')).toHaveValue('mary@example.org');
    await userEvent.type(canvas.getByLabelText('Name'), 'Mary Leakey');
    await userEvent.type(canvas.getByLabelText('Password'), 'figs long after dawn');

    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));

    await waitFor(() =>
      expect(args.onAccept).toHaveBeenCalledWith({ name: 'Mary Leakey', password: 'figs long after dawn' }),
    );
  },
};
export const ReadyOnPhone: Story = {};
export const Submitting: Story = { args: { state: { kind: 'submitting', invitation } } };
export const Failed: Story = {
  args: {
    state: {
      kind: 'failed',
      invitation,
      message: 'This password is too easy to guess. Please choose another.',
    },
  },
};
export const NotFound: Story = { args: { state: { kind: 'notFound' } } };
