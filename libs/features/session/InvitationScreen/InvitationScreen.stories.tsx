import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { InvitationScreen } from './InvitationScreen';
import type { InvitationState } from './InvitationScreen';

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
/** Somebody else used the invitation meanwhile: the message takes the focus of the form that it replaces. */
export const UsedMeanwhile: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Form(args) {
    const [state, setState] = useState<InvitationState>(args.state);
    const accept = () => {
      flushSync(() => setState({ kind: 'submitting', invitation }));
      setState({ kind: 'notFound' });
    };
    return <InvitationScreen {...args} state={state} onAccept={accept} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Name'), 'Mary Leakey');
    await userEvent.type(canvas.getByLabelText('Password'), 'figs long after dawn{Enter}');

    await waitFor(() => expect(canvas.getByText('This invitation no longer works.')).toHaveFocus());
  },
};
