import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import layout from '../SiteLayout/SiteLayout.stories';
import { NotFoundScreen } from './NotFoundScreen';

const meta = {
  component: NotFoundScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'Shown to everyone when a URL leads to no page.',
      accessibility: [
        'The sentence in signs has its meaning as a caption.',
        'Similar pages form a section of their own, which is absent when there are none.',
      ],
    } satisfies ScreenGuide,
  },
  args: { links: layout.args.links },
} satisfies Meta<typeof NotFoundScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
    await expect(canvas.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('search')).toHaveAttribute('action', '/search');
    await expect(canvas.getByRole('searchbox', { name: 'Search the site' })).toHaveAttribute(
      'maxlength',
      '100',
    );
    await expect(canvas.queryByRole('heading', { name: 'Did you mean' })).toBeNull();
  },
};
export const NotFoundOnPhone: Story = {};

const revealClosest = (canvasElement: HTMLElement) => {
  const closest = canvasElement.querySelector<HTMLElement>('[data-closest]')!;
  closest.hidden = false;
  return closest;
};

/** As left by the site script when similar URLs exist. */
export const NotFoundNearOthers: Story = {
  play: async ({ canvasElement }) => {
    const closest = revealClosest(canvasElement);
    for (const item of closest.querySelectorAll('li:not(:nth-child(-n + 2))')) item.remove();

    await expect(within(canvasElement).getByRole('region', { name: 'Did you mean' })).toBeVisible();
    await expect(within(closest).getAllByRole('link')).toHaveLength(2);
  },
};
/** A path that is wider than the window wraps. */
export const LargeTextOnPhone: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { textSize: '200' },
  play: async ({ canvasElement }) => {
    revealClosest(canvasElement);

    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
