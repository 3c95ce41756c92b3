import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { HomeSlideshow } from '../SlideshowPart/HomeSlideshow';
import { SlideshowScreen } from './SlideshowScreen';

const meta = {
  component: SlideshowScreen,
  parameters: { layout: 'fullscreen' },
  args: { slideshow: <HomeSlideshow />, links: { home: '/' } },
} satisfies Meta<typeof SlideshowScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('heading', { level: 1, name: 'A day in the forest' })).toBeVisible();
    await expect(await canvas.findByRole('group', { name: '1 of 11' })).toBeInTheDocument();
    await expect(spaceAboveWay(canvas)).toBeGreaterThanOrEqual(40);
  },
};
export const ReadyOnPhone: Story = {
  play: async ({ canvasElement }) => {
    await expect(spaceAboveWay(within(canvasElement))).toBeGreaterThanOrEqual(40);
  },
};

/** Distance in pixels between the end of the slideshow and the link back. */
function spaceAboveWay(canvas: ReturnType<typeof within>): number {
  const way = canvas.getByRole('link', { name: 'Back to the home page' });
  const above = canvas.getByRole('region', { name: 'A day in the forest' });
  return way.getBoundingClientRect().top - above.getBoundingClientRect().bottom;
}
