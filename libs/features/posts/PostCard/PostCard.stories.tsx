import { aPost } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PostCard } from './PostCard';

const meta = {
  component: PostCard,
  args: { post: aPost(), links: { post: (id) => `/post/${id}`, editPost: (id) => `/edit-post/${id}` } },
} satisfies Meta<typeof PostCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('link', { name: 'The sign by the door' })).toHaveAttribute(
      'href',
      '/post/7',
    );
    await expect(canvas.getByText('By: Rose Adler')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Edit/ })).toBeNull();
  },
};
export const DefaultAsStaff: Story = {
  parameters: { html: { isSignedIn: true } },
  play: async ({ canvasElement }) => {
    const edit = within(canvasElement).getByRole('link', { name: 'Edit The sign by the door' });

    await expect(edit).toHaveAttribute('href', '/edit-post/7');
  },
};
export const LongTitleOnPhone: Story = {
  args: {
    post: aPost({
      title: 'A letter from the forest of the Congo basin, where the wild bonobos are counted by their nests',
    }),
  },
};
