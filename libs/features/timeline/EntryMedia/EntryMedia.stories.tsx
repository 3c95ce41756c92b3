import type { TimelineEntry } from '@paniscus/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EntryMedia } from './EntryMedia';

const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 6"><circle cx="4.5" cy="3" r="2"/></svg>',
)}`;

const entry: TimelineEntry = {
  slug: 'lana',
  date: { precision: 'year', text: '1973', value: '1973' },
  title: 'Lana begins with Yerkish',
  description: 'Lana, a chimpanzee, begins her training.',
  sources: ['Wikipedia, “Yerkish.”'],
  sign: 'Lana',
};

const meta = {
  component: EntryMedia,
  parameters: { docs: { description: { component: 'Picture or video of a timeline entry, for readers.' } } },
  args: { entry },
} satisfies Meta<typeof EntryMedia>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {
  args: {
    entry: {
      ...entry,
      picture: { src: drawing, alt: 'A sign drawn as a disc', width: 960, height: 640, sources: [] },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'A sign drawn as a disc' })).toBeVisible();
  },
};
export const WithVideo: Story = {
  args: {
    entry: {
      ...entry,
      video: { webm: '/film.webm', mp4: '/film.mp4', poster: drawing, label: 'Hands on a keyboard' },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Hands on a keyboard')).toBeVisible();
  },
};
