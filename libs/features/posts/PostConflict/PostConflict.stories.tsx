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
      savedBy: { username: 'Rose', isYou: false },
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
    await expect(canvas.getByRole('alert')).toHaveTextContent('Someone else changed this post');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Rose saved the post');

    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Use theirs' }));
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
/** One's own other tab changed the title and the same sentence. */
export const ChangedInBoth: Story = {
  args: {
    conflict: {
      base,
      mine: { title: 'The sign', content: 'Three visitors came.\n\nIt rained.' },
      theirs: { title: 'The sign at the door', content: 'Four visitors came.\n\nIt rained.' },
      savedBy: { username: 'Rose', isYou: true },
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'You changed this post in another tab or on another device',
    );
    await expect(canvas.getByText(/^2 passages have two versions\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Use saved text' })).toBeVisible();

    const merge = canvas.getByRole('button', { name: 'Merge both' });
    await userEvent.click(merge);
    merge.blur();

    await expect(args.onMerge).toHaveBeenCalledWith({
      title: '[Saved text:] The sign at the door [Your text:] The sign',
      content:
        '[Saved text:]\nFour visitors came.\n[Your text:]\nThree visitors came.\n[End of both texts]\n\nIt rained.',
    });
  },
};
/** The answer would go where the post is now. */
export const Trashed: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { conflict: { ...meta.args.conflict, changedStatus: 'trashed' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'The post is in the trash now, and readers cannot see it. Your text is not saved yet',
    );
  },
};
