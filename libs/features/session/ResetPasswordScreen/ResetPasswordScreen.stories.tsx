import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ResetPasswordScreen } from './ResetPasswordScreen';
import type { ResetPasswordState } from './ResetPasswordScreen';

const meta = {
  component: ResetPasswordScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'Sets a new password with the link from an email.',
      accessibility: [
        'The length that a password needs is said before the first mistake.',
        'The result takes the focus of the form that it replaces.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { kind: 'ready' },
    onReset: fn(),
    links: { login: '/login', forgotPassword: '/forgot-password' },
  },
} satisfies Meta<typeof ResetPasswordScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('New password'), 'short');
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
    await waitFor(() => expect(canvas.getByLabelText('New password')).toBeInvalid());

    await userEvent.type(canvas.getByLabelText('New password'), ' figs after dawn');
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));

    await waitFor(() => expect(args.onReset).toHaveBeenCalledWith({ password: 'short figs after dawn' }));
  },
};
export const ReadyOnPhone: Story = {};
export const Submitting: Story = { args: { state: { kind: 'submitting' } } };
export const Failed: Story = {
  args: {
    state: {
      kind: 'failed',
      message: 'This password is too easy to guess. Please choose another.',
    },
  },
};
export const Done: Story = { args: { state: { kind: 'done' } } };
export const NotFound: Story = { args: { state: { kind: 'notFound' } } };
/** The result takes the focus of the form that it replaces. */
export const Reset: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Form(args) {
    const [state, setState] = useState<ResetPasswordState>(args.state);
    const reset = () => {
      flushSync(() => setState({ kind: 'submitting' }));
      setState({ kind: 'done' });
    };
    return <ResetPasswordScreen {...args} state={state} onReset={reset} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('New password'), 'short figs after dawn{Enter}');

    const result = await canvas.findByText('Your password has been changed.');
    await waitFor(() => expect(result).toHaveFocus());
    await expect(result).toHaveStyle({ outlineStyle: 'solid' });
  },
};
