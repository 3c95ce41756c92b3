import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { MoveButtons } from './MoveButtons';

const meta = {
  component: MoveButtons,
  tags: ['no-screenshot'],
  parameters: {
    chromatic: { disableSnapshot: true },
    guide: {
      purpose: 'Moves an entry of a list that staff put in order.',
      do: ['Give every entry its own pair.', 'Keep the entry’s React key when its place changes.'],
      dont: ['Use it for long lists; let staff type a place instead.'],
      accessibility: [
        'The pressed button keeps the focus and stays in view when its entry moves.',
        'At an end of the list a button has `aria-disabled`, so that it keeps the focus, too.',
      ],
      themeSlots: [],
      mui: ['Box'],
    } satisfies ComponentGuide,
  },
  args: { name: 'Bonobo sanctuary', position: 1, count: 3, onMove: fn() },
} satisfies Meta<typeof MoveButtons>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Move up Bonobo sanctuary' }));

    await expect(args.onMove).toHaveBeenCalledTimes(1);
    await expect(args.onMove).toHaveBeenLastCalledWith('up');
  },
};
export const First: Story = {
  args: { position: 0 },
  play: async ({ canvasElement, args }) => {
    const up = within(canvasElement).getByRole('button', { name: 'Move up Bonobo sanctuary' });

    up.focus();
    await userEvent.keyboard('{Enter}');

    await expect(up).toHaveFocus();
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};
export const Last: Story = { args: { position: 2 } };
