import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PreviewLink } from './PreviewLink';

const meta = {
  component: PreviewLink,
  parameters: { docs: { description: { component: 'Preview link of a post, in a dialog of the editor.' } } },
  args: { url: undefined, isProcessing: false, onCreate: fn(), onRevoke: fn() },
} satisfies Meta<typeof PreviewLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Create link' }));

    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};
export const Shared: Story = {
  args: { url: 'https://example.org/preview/JxkQ3nPpX0aLk8m2vQfYb7sT1uWz5rEd9cHg4iOo6MA' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Revoke link' }));

    await expect(args.onRevoke).toHaveBeenCalledOnce();
  },
};
export const Failed: Story = { args: { message: 'The link was not created. Please try again.' } };
