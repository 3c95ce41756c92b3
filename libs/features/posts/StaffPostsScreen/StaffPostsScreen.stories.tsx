import { aPost, somePosts } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StaffPostsScreen } from './StaffPostsScreen';

const meta = {
  component: StaffPostsScreen,
  parameters: { layout: 'fullscreen', html: { isSignedIn: true } },
  args: {
    state: { kind: 'ready', posts: somePosts(5), olderHref: '/django-posts?cursor=5' },
    links: {
      post: (id) => `/post/${id}`,
      createPost: '/create-post',
      editPost: (id) => `/edit-post/${id}`,
    },
  },
} satisfies Meta<typeof StaffPostsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { state: { kind: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading...');
  },
};
export const Failed: Story = {
  args: { state: { kind: 'failed', message: 'Failed to load the posts' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Failed to load the posts');
  },
};
export const Empty: Story = {
  args: { state: { kind: 'empty' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText('No posts available.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create Post' })).toHaveAttribute('href', '/create-post');
  },
};
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('link', { name: 'Create Post' })).toHaveAttribute('href', '/create-post');
    await expect(canvas.getByRole('link', { name: 'View The sign by the door' })).toHaveAttribute(
      'href',
      '/post/5',
    );
    await expect(canvas.getByRole('link', { name: 'Edit The sign by the door' })).toHaveAttribute(
      'href',
      '/edit-post/5',
    );
    await expect(canvas.getByRole('link', { name: 'Older posts' })).toHaveAttribute(
      'href',
      '/django-posts?cursor=5',
    );
  },
};
export const ReadyOnPhone: Story = {};
export const ReadyWithUnpublished: Story = {
  args: {
    state: {
      kind: 'ready',
      posts: [
        aPost({ id: 4, title: 'Not yet', status: 'draft' }),
        aPost({ id: 3, title: 'Soon', status: 'scheduled', publish_at: '2026-02-03T14:30:00.000Z' }),
        aPost({ id: 2, title: 'No more', status: 'trashed' }),
        aPost({ id: 1, title: 'Here', status: 'published' }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText('Draft')).toBeVisible();
    await expect(canvas.getByText('In the trash')).toBeVisible();
    await expect(canvas.getByText('3 February 2026 at 14:30 UTC')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^View / })).toHaveLength(1);
  },
};
