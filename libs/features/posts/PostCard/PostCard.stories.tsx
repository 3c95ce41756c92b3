import { aPost, aPostPicture } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PostCard } from './PostCard';

const meta = {
  component: PostCard,
  parameters: {
    docs: { description: { component: 'A post in a list, for readers; staff also see links to edit it.' } },
  },
  args: {
    post: aPost(),
    links: {
      post: (id) => `/post/${id}`,
      editPost: (id) => `/edit-post/${id}`,
      postTag: (tag) => `/posts/tag/${tag}`,
    },
  },
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
    await expect(canvas.getByText('Rose Adler')).toBeVisible();
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
export const WithPicture: Story = {
  args: { post: aPost({ picture: aPostPicture() }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('presentation')).toHaveAttribute('loading', 'lazy');
  },
};
export const WithTagsOnPhone: Story = {
  args: { post: aPost({ tags: ['field-notes', 'signs', 'what-the-youngest-asked-for-that-morning'] }) },
  play: async ({ canvasElement }) => {
    const tag = within(canvasElement).getByRole('link', { name: '#signs' });

    await expect(tag).toHaveAttribute('href', '/posts/tag/signs');
  },
};
export const LongTitleOnPhone: Story = {
  args: {
    post: aPost({
      title: 'A letter from the forest of the Congo basin, where the wild bonobos are counted by their nests',
    }),
  },
};
