import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConfirmEmailScreen } from './ConfirmEmailScreen';
import type { ConfirmEmailState } from './ConfirmEmailScreen';

const meta = {
  component: ConfirmEmailScreen,
  tags: ['no-screenshot'],
  parameters: {
    layout: 'fullscreen',
    html: { isSignedIn: true },
    guide: {
      purpose: 'Confirms a new email address of the signed-in member of staff.',
      accessibility: [
        'A link that does not work, and a failure, are said in words with the way on.',
        'The result takes the focus of the button that it replaces.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { kind: 'ready', email: 'ada@bonobos.example.org' },
    onConfirm: fn(),
    links: { account: '/account' },
  },
} satisfies Meta<typeof ConfirmEmailScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Confirm email address' }));

    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};
export const Submitting: Story = { args: { state: { kind: 'submitting' } } };
export const Failed: Story = {
  args: { state: { kind: 'failed', message: 'Another account has this email address.' } },
};
export const NotFound: Story = { args: { state: { kind: 'notFound' } } };
export const Unneeded: Story = { args: { state: { kind: 'unneeded', email: 'ada@bonobos.example.org' } } };
export const UnneededWithoutAddress: Story = { args: { state: { kind: 'unneeded', email: null } } };
export const Done: Story = { args: { state: { kind: 'done', email: 'ada@bonobos.example.org' } } };
/** The result takes the focus of the button that it replaces. */
export const Confirmed: Story = {
  render: function Page(args) {
    const [state, setState] = useState<ConfirmEmailState>(args.state);
    const confirm = () => {
      flushSync(() => setState({ kind: 'submitting' }));
      setState({ kind: 'done', email: 'ada@bonobos.example.org' });
    };
    return <ConfirmEmailScreen {...args} state={state} onConfirm={confirm} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('button', { name: 'Confirm email address' }));

    await expect(canvas.getByText('Your email address has been changed.')).toHaveFocus();
  },
};
