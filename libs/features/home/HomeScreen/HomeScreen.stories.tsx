import { somePosts } from '@paniscus/fixtures';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { homeSlides } from '../SlideshowSection/home-slides';
import { HomeSlideshow } from '../SlideshowSection/HomeSlideshow';
import { HomeScreen } from './HomeScreen';

const meta = {
  component: HomeScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'The home page, which tells a first-time visitor what the organization does.',
      accessibility: [
        'The video behind the title has no sound, can be paused, and does not start with reduced motion.',
        'The slideshow can be paused and starts paused with reduced motion.',
        'The page reads completely without JavaScript.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { kind: 'ready', posts: somePosts(3) },
    slideshow: <HomeSlideshow {...homeSlides} />,
    phase: 'past',
    links: {
      posts: '/posts',
      post: (id) => `/post/${id}`,
      donate: '/donate',
      signs: '/signs',
      celebration: '/KanziCelebration',
      slideshow: '/KanziSlideshow',
      research: '/research',
      keyboard: '/PaniscusKeyboard',
      history: '/history',
      bibliography: '/SueBiblio',
      conservation: '/Conservation',
    },
  },
} satisfies Meta<typeof HomeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Donate' })).toHaveAttribute('href', '/donate');
    await expect(canvas.getByRole('link', { name: 'The sign by the door' })).toHaveAttribute(
      'href',
      '/post/3',
    );
    await expect(canvas.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/posts');
    await expect(canvas.getByText('Past event')).toBeVisible();
    await expect(canvas.getByText('April 19, 2025, 1-6pm')).toBeVisible();
    await expect(canvasElement.querySelectorAll('.MuiButton-colorAccent')).toHaveLength(1);
  },
};
export const ReadyOnPhone: Story = {};
export const Empty: Story = {
  args: { state: { kind: 'empty' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No posts available.')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { state: { kind: 'failed' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/posts');
    await expect(canvas.getByRole('heading', { name: 'In memory of Kanzi' })).toBeVisible();
  },
};
/** Looks like the other two together. */
export const FailedOnPhone: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: Failed.args,
};
