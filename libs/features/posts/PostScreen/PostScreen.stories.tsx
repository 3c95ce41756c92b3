import { aPost, aPostPicture, someRelatedPosts } from '@paniscus/fixtures';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PostScreen } from './PostScreen';

const CONTENT = `Two visitors asked what the first sign on the board meant.

# What was found

It means **groom**, and it is still the one that is asked for most.

- It is made of two elements.
- Its tile is the color of activities.

> Nothing in the sign looks like what it means. That is the point.

Read more about [Yerkish](https://en.wikipedia.org/wiki/Yerkish).`;

const post = aPost({ content: CONTENT });

const meta = {
  component: PostScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'One post, for readers; staff also see links to edit it.',
      accessibility: [
        'The page is one article with its date as a `time` element.',
        'The direction of the text follows its language, and pictures in the text need alt texts.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { kind: 'ready', post, authorHref: '/posts/author/rose-adler' },
    breadcrumbs: [
      { href: '#home', label: 'Home' },
      { href: '#posts', label: 'Posts' },
      { href: '#post', label: post.title },
    ],
    links: {
      posts: '/posts',
      post: (id, slug) => `/post/${id}/${slug ?? ''}`,
      postTag: (tag) => `/posts/tag/${tag}`,
      postSeries: (slug) => `/posts/series/${slug}`,
    },
  },
} satisfies Meta<typeof PostScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ReadyPreview: Story = {
  args: { isPreview: true, state: { kind: 'ready', post: { ...post, tags: ['signs'] } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('alert')).toHaveTextContent('This is a preview.');
    await expect(canvas.getByText('#signs').closest('a')).toBeNull();
  },
};
export const ReadyWithPicture: Story = {
  args: { state: { kind: 'ready', post: { ...post, picture: aPostPicture() } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: aPostPicture().alt })).toBeInTheDocument();
  },
};
export const ReadyWithTags: Story = {
  args: { state: { kind: 'ready', post: { ...post, tags: ['field-notes', 'signs'] } } },
  play: async ({ canvasElement }) => {
    const tags = within(within(canvasElement).getByRole('list', { name: 'Tags' }));

    await expect(tags.getByRole('link', { name: '#field-notes' })).toHaveAttribute(
      'href',
      '/posts/tag/field-notes',
    );
  },
};
export const ReadyInSeries: Story = {
  args: { state: { kind: 'ready', post: { ...post, tags: ['signs'] }, related: someRelatedPosts() } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const series = within(canvas.getByRole('navigation', { name: 'Series' }));
    const related = within(canvas.getByRole('region', { name: 'Related posts' }));

    await expect(canvas.getByText(/^Part 2 of 4 in the series/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'The first signs' })).toHaveAttribute(
      'href',
      '/posts/series/the-first-signs',
    );
    await expect(series.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Nine elements',
      'What the youngest asked for',
    ]);
    await expect(related.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const ReadyInSeriesOnPhone: Story = { args: ReadyInSeries.args };
export const Loading: Story = {
  args: { state: { kind: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading...');
  },
};
export const LoadingOnPhone: Story = { args: Loading.args };
export const Failed: Story = {
  args: { state: { kind: 'failed', message: 'Failed to load the post' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load the post');
    await expect(canvas.getByText('Try again')).toHaveAttribute('href', '');
    await expect(canvas.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/posts');
  },
};
export const NotFound: Story = {
  args: { state: { kind: 'notFound' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Post not found');
    await expect(canvas.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/posts');
  },
};
export const PreviewNotFound: Story = {
  tags: ['no-screenshot'],
  args: { isPreview: true, state: { kind: 'notFound' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getByText(/^This preview link does not work\./)).toBeVisible(),
};
export const NotFoundOnPhone: Story = { args: NotFound.args };
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('The sign by the door');
    await expect(canvas.getByRole('link', { name: 'Rose Adler' })).toHaveAttribute(
      'href',
      '/posts/author/rose-adler',
    );
    await expect(canvas.getByText('October 14, 2025 at 3:30 PM UTC')).toHaveAttribute(
      'datetime',
      '2025-10-14T15:30:00.000Z',
    );
    await expect(canvas.getByRole('heading', { name: 'What was found' })).toBeVisible();
  },
};
export const ReadyOnPhone: Story = {};
export const ReadyWithLongTitleOnPhone: Story = {
  args: {
    state: {
      kind: 'ready',
      post: aPost({
        content: CONTENT,
        title: 'Incomprehensibilities of conversation between bonobos and their caretakers',
      }),
    },
  },
};
