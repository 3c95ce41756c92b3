import type { LoginForm } from '@paniscus/domain/session';
import { aLoginForm } from '@paniscus/fixtures';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LoginScreen } from './LoginScreen';

const meta = {
  component: LoginScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'Sign-in form for staff.',
      accessibility: [
        'After a failed attempt the password is focused and selected.',
        'The end of a waiting time is announced.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { kind: 'ready' },
    onLogin: fn(),
    onEdit: fn(),
    onStartOver: fn(),
    links: { forgotPassword: '/forgot-password' },
  },
} satisfies Meta<typeof LoginScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const findElements = (element: HTMLElement) => {
  const canvas = within(element);
  return {
    canvas,
    username: canvas.getByLabelText('Username'),
    password: canvas.getByLabelText('Password'),
    login: canvas.getByRole('button', { name: 'Login' }),
  };
};

export const Ready: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Forgot your password?' });
    await expect(link).toHaveAttribute('href', '/forgot-password');
  },
};
export const ReadyOnPhone: Story = {};
export const ReadyAgain: Story = {
  args: { notice: 'Your session has ended. Please sign in to continue.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Your session has ended\./);
  },
};
export const Filled: Story = {
  play: async ({ canvasElement, args }) => {
    const { username, password, login } = findElements(canvasElement);
    const form = aLoginForm();

    await userEvent.type(username, form.username);
    await userEvent.type(password, form.password);
    await userEvent.click(login);

    await waitFor(() => expect(args.onLogin).toHaveBeenCalledWith(form));
    await expect(args.onLogin).toHaveBeenCalledTimes(1);
    await expect(username).toHaveAttribute('autocomplete', 'username');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
  },
};
export const PasswordShown: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, password } = findElements(canvasElement);

    await userEvent.type(password, 'blackberries before noon');
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));

    await expect(password).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible();
  },
};
export const Invalid: Story = {
  play: async ({ canvasElement, args }) => {
    const { username, password, login } = findElements(canvasElement);

    await userEvent.click(login);

    await waitFor(() => expect(username).toHaveFocus());
    await expect(username).toHaveAccessibleDescription('Username is required.');
    await expect(password).toBeValid();
    await expect(args.onLogin).not.toHaveBeenCalled();
  },
};
export const Submitting: Story = {
  args: { state: { kind: 'submitting' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Processing...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
/** Another password is typed and sent while the first is still being checked. */
export const Edited: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Checking(args) {
    const [kind, setKind] = useState<'ready' | 'submitting' | 'edited'>('ready');
    const logIn = (form: LoginForm) => {
      args.onLogin(form);
      setKind('submitting');
    };
    const edit = () => setKind(kind === 'submitting' ? 'edited' : kind);
    return <LoginScreen {...args} state={{ kind }} onLogin={logIn} onEdit={edit} />;
  },
  play: async ({ canvasElement, args }) => {
    const { canvas, username, password } = findElements(canvasElement);
    const form = aLoginForm();
    await userEvent.type(username, form.username);
    await userEvent.type(password, 'blackberries{Enter}');
    await canvas.findByRole('button', { name: 'Processing...' });

    await userEvent.clear(password);
    await userEvent.type(password, `${form.password}{Enter}`);

    await waitFor(() => expect(args.onLogin).toHaveBeenLastCalledWith(form));
  },
};
export const Failed: Story = {
  args: { state: { kind: 'failed', message: 'Invalid credentials' } },
  play: async ({ canvasElement }) => {
    const { canvas, password, login } = findElements(canvasElement);

    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid credentials');
    await waitFor(() => expect(password).toHaveFocus());
    await expect(login).toBeEnabled();
    await expect(canvas.getByText('If you still cannot sign in, ask an administrator.')).toBeVisible();
  },
};
export const FailedOnPhone: Story = { args: Failed.args };
export const Limited: Story = {
  args: { state: { kind: 'limited', retryAfterSeconds: 42 } },
  play: async ({ canvasElement }) => {
    const { canvas, login } = findElements(canvasElement);

    await expect(canvas.getByRole('alert')).toHaveTextContent('Please wait 42 seconds and try again.');
    await expect(login).toBeDisabled();
  },
};
export const LimitExpired: Story = {
  args: { state: { kind: 'limited', retryAfterSeconds: 0.1 } },
  play: async ({ canvasElement }) => {
    const { canvas, login } = findElements(canvasElement);

    await expect(await canvas.findByText('You can try again now.')).toBeVisible();
    await expect(login).toBeEnabled();
  },
};
