import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SamplePosts } from './SamplePosts';

const meta = {
  component: SamplePosts,
  parameters: {
    docs: { description: { component: 'Removes the sample posts of a new site from the list of posts.' } },
  },
  args: { state: { kind: 'shown' }, onRemove: fn(), onUndo: fn() },
} satisfies Meta<typeof SamplePosts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove sample posts' }));

    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const ShownOnPhone: Story = {};
export const Processing: Story = { args: { state: { kind: 'processing' } } };
export const Removed: Story = {
  args: { state: { kind: 'removed' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Undo' }));

    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};
export const Failed: Story = {
  args: { state: { kind: 'failed', message: 'The sample posts were not changed. Please try again.' } },
};
