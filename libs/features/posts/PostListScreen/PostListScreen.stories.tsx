import { aPost, somePosts } from '@paniscus/fixtures';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PostListScreen } from './PostListScreen';

const meta = {
  component: PostListScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'All published posts, newest first, for readers.',
      accessibility: [
        'A list of articles with headings; the skeleton of the loading state is hidden from screen readers.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { kind: 'ready', posts: somePosts(5), olderHref: '/posts?cursor=5' },
    links: {
      post: (id) => `/post/${id}`,
      createPost: '/create-post',
      postTag: (tag) => `/posts/tag/${tag}`,
      editPost: (id) => `/edit-post/${id}`,
      postArchive: '/posts/archive',
      newsletter: '/newsletter',
      rssFeed: '/posts/feed.xml',
      jsonFeed: '/posts/feed.json',
    },
  },
} satisfies Meta<typeof PostListScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const asStaff = { html: { isSignedIn: true } };

export const Loading: Story = {
  args: { state: { kind: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading...');
  },
};
export const LoadingOnPhone: Story = { args: Loading.args };
export const Failed: Story = {
  args: { state: { kind: 'failed', message: 'Failed to load the posts' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load the posts');
    await expect(canvas.getByText('Try again')).toHaveAttribute('href', '');
  },
};
export const ReadyTagged: Story = {
  args: {
    filter: { kind: 'tag', tag: 'field-notes' },
    state: { kind: 'ready', posts: somePosts(3).map((post) => ({ ...post, tags: ['field-notes'] })) },
    breadcrumbs: [
      { href: '#home', label: 'Home' },
      { href: '#posts', label: 'Posts' },
      { href: '#tag', label: '#field-notes' },
    ],
  },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 1 });

    await expect(heading).toHaveTextContent('#field-notes');
  },
};
export const ReadyByAuthor: Story = {
  args: {
    filter: { kind: 'author', name: 'Rose Adler' },
    state: { kind: 'ready', posts: somePosts(2).map((post) => ({ ...post, username: 'Rose Adler' })) },
    breadcrumbs: [
      { href: '#home', label: 'Home' },
      { href: '#posts', label: 'Posts' },
      { href: '#author', label: 'Rose Adler' },
    ],
  },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 1 });

    await expect(heading).toHaveTextContent('Posts by Rose Adler');
  },
};
export const ReadyInSeries: Story = {
  args: {
    filter: { kind: 'series', name: 'The first signs' },
    state: { kind: 'ready', posts: somePosts(2) },
  },
};
export const ReadyOfMonth: Story = {
  args: {
    filter: { kind: 'month', month: '2025-10' },
    state: { kind: 'ready', posts: somePosts(2) },
    breadcrumbs: [
      { href: '#home', label: 'Home' },
      { href: '#posts', label: 'Posts' },
      { href: '#archive', label: 'Archive' },
      { href: '#month', label: 'October 2025' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('October 2025');
    await expect(canvas.queryByRole('link', { name: 'Posts by month' })).toBeNull();
  },
};
export const Empty: Story = {
  args: { state: { kind: 'empty' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText('No posts available.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Create Post' })).toBeNull();
  },
};
export const EmptyAsStaff: Story = {
  args: Empty.args,
  parameters: asStaff,
  play: async ({ canvasElement }) => {
    const create = within(canvasElement).getByRole('link', { name: 'Create Post' });

    await expect(create).toHaveAttribute('href', '/create-post');
  },
};
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('link', { name: 'The sign by the door' })).toHaveAttribute(
      'href',
      '/post/5',
    );
    await expect(canvas.getByRole('link', { name: 'Older posts' })).toHaveAttribute(
      'href',
      '/posts?cursor=5',
    );
    await expect(canvas.getByRole('link', { name: 'Posts by month' })).toHaveAttribute(
      'href',
      '/posts/archive',
    );
    await expect(canvas.queryByRole('link', { name: /Edit/ })).toBeNull();
  },
};
export const ReadyOnPhone: Story = {};
export const ReadyAsStaff: Story = {
  parameters: asStaff,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link', { name: /^Edit / })).toHaveLength(5);
  },
};
export const ReadyWithOne: Story = { args: { state: { kind: 'ready', posts: [aPost()] } } };
