import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { homeSlides } from '../SlideshowSection/home-slides';
import { HomeSlideshow } from '../SlideshowSection/HomeSlideshow';
import { SlideshowScreen } from './SlideshowScreen';

const meta = {
  component: SlideshowScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'A day in the forest as a slideshow on its own page, for visitors of the home page.',
      accessibility: [
        'A carousel with pause, previous and next; while it is paused, each slide is announced with its description.',
        'Without JavaScript it is a row of pictures that scrolls with the keyboard.',
      ],
    } satisfies ScreenGuide,
  },
  args: { slideshow: <HomeSlideshow {...homeSlides} />, links: { home: '/' } },
} satisfies Meta<typeof SlideshowScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('heading', { level: 1, name: 'A day in the forest' })).toBeVisible();
    await expect(await canvas.findByRole('group', { name: '1 of 11' })).toBeInTheDocument();
    await expect(measureSpaceAboveLink(canvas)).toBeGreaterThanOrEqual(40);
  },
};
export const ReadyOnPhone: Story = {
  play: async ({ canvasElement }) => {
    await expect(measureSpaceAboveLink(within(canvasElement))).toBeGreaterThanOrEqual(40);
  },
};

/** Distance in pixels between the end of the slideshow and the link back. */
function measureSpaceAboveLink(canvas: ReturnType<typeof within>): number {
  const link = canvas.getByRole('link', { name: 'Back to the home page' });
  const slideshow = canvas.getByRole('region', { name: 'A day in the forest' });
  return link.getBoundingClientRect().top - slideshow.getBoundingClientRect().bottom;
}
