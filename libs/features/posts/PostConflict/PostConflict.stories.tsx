import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PostConflict } from './PostConflict';

const base = { title: 'The sign by the door', content: 'Two visitors came.\n\nIt rained.' };

const meta = {
  component: PostConflict,
  parameters: {
    docs: { description: { component: 'Both texts of a post that two people changed at the same time.' } },
  },
  args: {
    conflict: {
      base,
      mine: { ...base, content: 'Three visitors came.\n\nIt rained.' },
      theirs: { ...base, title: 'The sign at the door', content: 'Two visitors came.\n\nThe sun shone.' },
      savedAt: '2026-02-03T14:30:00.000Z',
    },
    onUseMine: fn(),
    onUseTheirs: fn(),
    onMerge: fn(),
  },
} satisfies Meta<typeof PostConflict>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Somebody else changed this post');

    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Merge both' }));

    await expect(args.onUseMine).toHaveBeenCalledOnce();
    await expect(args.onUseTheirs).toHaveBeenCalledOnce();
    await expect(args.onMerge).toHaveBeenCalledWith({
      title: 'The sign at the door',
      content: 'Three visitors came.\n\nThe sun shone.',
    });
  },
};
export const DefaultOnPhone: Story = {};
