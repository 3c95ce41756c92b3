import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SharePanel } from './SharePanel';

const sentence = ['please', 'Sue', 'give', 'Kanzi', 'banana', 'and', 'juice', 'now'].map((word) =>
  word.toLowerCase(),
);

const meta = {
  component: SharePanel,
  parameters: {
    docs: { description: { component: 'The sentence as signs, its link, and the ways to pass them on.' } },
  },
  args: {
    state: { kind: 'ready' },
    shared: { board: 'alpha', set: 10, sentence },
    link: `https://paniscus.example/PaniscusKeyboard?panel=alpha&set=10&say=${sentence.join('.')}`,
    actions: { copyLink: fn(), copyText: fn(), savePicture: fn() },
  },
} satisfies Meta<typeof SharePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args: { actions, link }, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText<HTMLInputElement>('Link');

    await userEvent.click(field);
    await expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(link);
    field.setSelectionRange(0, 0);
    for (const [name, action] of [
      ['Copy link', actions.copyLink],
      ['Save picture', actions.savePicture],
      ['Copy words', actions.copyText],
    ] as const) {
      const button = canvas.getByRole('button', { name });
      await userEvent.click(button);
      button.blur();
      await expect(action).toHaveBeenCalledOnce();
    }
  },
};
export const ReadyOnPhone: Story = {
  args: { actions: { copyLink: fn(), copyText: fn(), savePicture: fn(), sendLink: fn() } },
  play: async ({ args: { actions }, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Send link…' });
    await userEvent.click(button);
    button.blur();

    await expect(actions.sendLink).toHaveBeenCalledOnce();
  },
};
export const ReadyOfDelta: Story = {
  args: { shared: { board: 'delta', set: 40, sentence: ['give', 'm-m'] } },
};
export const Empty: Story = {
  args: {
    state: { kind: 'empty' },
    shared: { board: 'beta', set: 20, sentence: [] },
    link: 'https://paniscus.example/PaniscusKeyboard?panel=beta&set=20',
  },
};
export const Copied: Story = { args: { state: { kind: 'copied', what: 'link' } } };
export const Saved: Story = { args: { state: { kind: 'saved' } } };
export const Failed: Story = { args: { state: { kind: 'failed', what: 'text' } } };
export const FailedPicture: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { state: { kind: 'failed', what: 'picture' } },
};
