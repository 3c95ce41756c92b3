import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ForgotPasswordScreen } from './ForgotPasswordScreen';
import type { ForgotPasswordState } from './ForgotPasswordScreen';

const meta = {
  component: ForgotPasswordScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'Requests a link for a new password.',
      accessibility: [
        'The answer takes the focus of the form that it replaces, and is announced as a status. It is the same for every address, so that it reveals nothing.',
      ],
    } satisfies ScreenGuide,
  },
  args: { state: { kind: 'ready' }, onRequest: fn(), links: { login: '/login' } },
} satisfies Meta<typeof ForgotPasswordScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await waitFor(() => expect(canvas.getByLabelText('Email')).toBeInvalid());

    await userEvent.type(canvas.getByLabelText('Email'), 'rose@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));

    await waitFor(() => expect(args.onRequest).toHaveBeenCalledWith({ email: 'rose@example.org' }));
  },
};
export const ReadyOnPhone: Story = {};
export const Submitting: Story = { args: { state: { kind: 'submitting' } } };
export const Failed: Story = {
  args: { state: { kind: 'failed', message: 'The link could not be sent. Please try again.' } },
};
export const Sent: Story = { args: { state: { kind: 'sent' } } };
/** The message takes the focus of the form that it replaces. */
export const Requested: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Form(args) {
    const [state, setState] = useState<ForgotPasswordState>(args.state);
    return <ForgotPasswordScreen {...args} state={state} onRequest={() => setState({ kind: 'sent' })} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Email'), 'rose@example.org{Enter}');

    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
  },
};
