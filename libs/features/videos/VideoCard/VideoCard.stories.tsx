import { toPlayer } from '@paniscus/domain/videos';
import type { LibraryVideo } from '@paniscus/domain/videos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { getPoster } from '../posters';
import { VideoCard } from './VideoCard';

const video: LibraryVideo = {
  id: 'aaaaaaaaaaa',
  title: 'A flake that cuts',
  trail: [{ slug: 'making', title: 'Tools and fire', description: 'Hands at work.', sign: 'fire' }],
};
const LONG =
  'One stone struck on another, and the sharp piece that falls is a knife. Who strikes, at what, and at which angle: hands at work, from close by, with eyes and with patience; and then a second stone, a third, and a rope that holds a lid shut.';

/** Player stub, so that stories make no request to the video service. */
const player = (
  <iframe
    {...toPlayer(video)}
    src={undefined}
    srcDoc='<html lang="en"><title>A film</title><body style="background:#0d1712">'
  />
);

const meta = {
  component: VideoCard,
  parameters: {
    docs: {
      description: {
        component:
          'A video with a poster; nothing loads from the video service before the visitor presses Play.',
      },
    },
  },
  args: { video, description: LONG, poster: getPoster(video), getHref: (path) => `/video/${path}` },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '22rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Watch on YouTube' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=aaaaaaaaaaa',
    );
  },
};
/** Lexigrams describe the subject; they distinguish videos of a category, which share a poster. */
export const WithSignsOnPhone: Story = {
  args: { video: { ...video, signs: ['Kanzi', 'banana', 'give', 'good', 'question'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvasElement.querySelectorAll('svg:not(button svg)')).toHaveLength(5);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const WithoutPoster: Story = { args: { poster: undefined } };
export const Playing: Story = {
  args: { player },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByTitle('Video: A flake that cuts')).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-popups allow-presentation',
    );
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Close the video: A flake that cuts');
  },
};
