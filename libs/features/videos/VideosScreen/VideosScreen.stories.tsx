import { videosContent } from '@paniscus/content';
import { flattenVideos, findTrail, VIDEO_TEXTS, listVideos } from '@paniscus/domain/videos';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VideosScreen } from './VideosScreen';

const links = { videos: '/video', videoBranch: (path: string) => `/video/${path}` };
const branch = findTrail(videosContent.library, 'language/lexigrams') ?? [];
const [language, lexigrams] = branch;

const descriptions = Object.fromEntries(
  flattenVideos(videosContent.library).map(({ id, title }) => [
    id,
    id === 'sample-p002'
      ? ''
      : `What “${title}” shows, in the words that stand under it at the video service.`,
  ]),
);

const meta = {
  component: VideosScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'The library of videos, or one of its categories, with a search, for visitors.',
      accessibility: [
        'The number of results is announced, and so is a failed request.',
        'Play names its video; nothing loads from the video service before it is pressed.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { kind: 'ready', descriptions },
    videos: flattenVideos(videosContent.library),
    links,
  },
} satisfies Meta<typeof VideosScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText('18 videos')).toBeVisible();
    await expect(canvas.getByText(/^These entries are samples\./)).toBeVisible();
    await expect(canvas.queryByText(/hosted on YouTube/)).toBeNull();
    await expect(canvas.getAllByRole('article')).toHaveLength(18);
    await expect(canvas.getAllByText('No description available')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Play: A flake that cuts' })).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await expect(
      within(canvas.getByRole('region', { name: 'Tools and fire' })).getAllByRole('article'),
    ).toHaveLength(2);
  },
};
export const ReadyOnPhone: Story = {
  args: { videos: listVideos(language ?? videosContent.library[0]!), branch: language ? [language] : [] },
};

export const ReadyInBranch: Story = {
  args: {
    branch,
    videos: lexigrams === undefined ? [] : listVideos(lexigrams, branch.slice(0, -1)),
    breadcrumbs: [
      { href: '/', label: 'Home' },
      { href: '/video', label: 'Video library' },
      { href: '/video/language', label: 'Signs and words' },
      { href: '/video/language/lexigrams', label: 'Lexigrams' },
    ],
  },
  play: async ({ canvasElement }) => {
    const tree = within(within(canvasElement).getByRole('navigation', { name: 'Categories' }));

    await expect(tree.getByRole('link', { name: 'Lexigrams 4' })).toHaveAttribute('aria-current', 'page');
    await expect(tree.getByRole('link', { name: 'Boards 2' })).toHaveAttribute(
      'href',
      '/video/language/lexigrams/boards',
    );
  },
};

export const Loading: Story = {
  args: { ...ReadyInBranch.args, state: { kind: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Loading description...')).toHaveLength(4);
  },
};
export const Failed: Story = {
  args: { ...ReadyInBranch.args, state: { kind: 'failed', message: VIDEO_TEXTS.failed } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Failed to load video descriptions. Please try again later.',
    );
  },
};
/** The note of a real video names YouTube, and no sample is mentioned. */
export const ReadyWithRealVideos: Story = {
  args: {
    videos: flattenVideos(videosContent.library).map((video) => ({ ...video, isSample: false })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The videos are hosted on YouTube\./)).toBeVisible();
    await expect(canvas.queryByText(/samples/)).toBeNull();
  },
};
/** A library without videos has no tree and no search. */
export const EmptyLibrary: Story = {
  args: { videos: [], library: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText('No videos yet.')).toBeVisible();
    await expect(canvas.getByText('Videos about signs, words, tools and play.')).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Categories' })).toBeNull();
    await expect(canvas.queryByRole('search')).toBeNull();
  },
};
export const Empty: Story = {
  args: { query: 'penguins' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText('0 of 18 videos')).toBeVisible();
    await expect(canvas.getByText('No videos match your search.')).toBeVisible();
    await expect(canvas.queryAllByRole('article')).toEqual([]);
    await expect(canvas.queryAllByRole('region')).toEqual([]);
  },
};
