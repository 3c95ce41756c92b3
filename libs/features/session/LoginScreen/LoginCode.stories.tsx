import { aLoginForm } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LoginScreen } from './LoginScreen';

const meta = {
  component: LoginScreen,
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'Second step of signing in, for accounts with two-step sign-in.' } },
  },
  args: {
    state: { kind: 'ready', asksCode: true },
    onLogin: fn(),
    onEdit: fn(),
    onStartOver: fn(),
    links: { forgotPassword: '/forgot-password' },
  },
} satisfies Meta<typeof LoginScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The password was right, and the account has two-step sign-in. */
export const ReadyCode: Story = {
  render: (args) => <LoginThenCode {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const form = aLoginForm();
    await userEvent.type(canvas.getByLabelText('Username'), form.username);
    await userEvent.type(canvas.getByLabelText('Password'), form.password);
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    const code = await canvas.findByLabelText('One-time code');
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await expect(canvas.getByLabelText('Username')).toHaveValue(form.username);

    await userEvent.type(code, '123 456{Enter}');

    await waitFor(() => expect(args.onLogin).toHaveBeenLastCalledWith({ ...form, code: '123 456' }));
  },
};
export const ReadyRecoveryCode: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);

    await userEvent.click(await canvas.findByRole('button', { name: 'Use a recovery code' }));
    const code = canvas.getByLabelText('Recovery code');
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAttribute('inputmode', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));

    await waitFor(() => expect(code).toHaveAccessibleDescription(/Code is required\./));
    await expect(args.onLogin).not.toHaveBeenCalled();
    await userEvent.type(code, '123456-ABC{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/This code is incomplete or has a typo\./));
    await userEvent.click(canvas.getByRole('button', { name: 'Use another account' }));
    await expect(args.onStartOver).toHaveBeenCalledTimes(1);
  },
};
export const FailedCode: Story = {
  args: {
    state: { kind: 'failed', message: 'This code is incorrect or has already been used.', asksCode: true },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(await canvas.findByRole('alert')).toHaveTextContent('This code is incorrect');
    await waitFor(() => expect(canvas.getByLabelText('One-time code')).toHaveFocus());
  },
};
/** What was wrong with the code of the app says nothing about a recovery code. */
export const FailedThenRecoveryCode: Story = {
  tags: ['no-screenshot'],
  args: FailedCode.args,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('alert');

    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));

    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const RecoveryCodeByDoubleClick: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Use a recovery code' }));

    await expect(canvas.getByLabelText('Recovery code')).toBeVisible();
  },
};
/** The field says what is wrong with the next code, and nothing about the one before. */
export const FailedThenMistyped: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: FailedCode.args,
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
    const code = canvas.getByLabelText('One-time code');

    await userEvent.clear(code);
    await userEvent.type(code, '12{Enter}');

    await waitFor(() => expect(code).toBeInvalid());
    await waitFor(() => expect(canvas.queryByText(/^This code is incorrect/)).toBeNull());
  },
};
export const FailedCodeOnPhone: Story = { args: FailedCode.args };

/** Asks for a code after the first attempt, as the route does. */
function LoginThenCode({ onLogin, ...props }: ComponentProps<typeof LoginScreen>) {
  const [asksCode, setAsksCode] = useState(false);
  const logIn: typeof onLogin = (form) => {
    onLogin(form);
    setAsksCode(true);
  };
  return <LoginScreen {...props} state={{ kind: 'ready', asksCode }} onLogin={logIn} />;
}
