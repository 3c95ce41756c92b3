import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { PageBreadcrumbs } from './PageBreadcrumbs';

const meta = {
  component: PageBreadcrumbs,
  parameters: {
    guide: {
      purpose: 'Where a page is in the site, with a link to each page above it.',
      do: ['List every ancestor, and the page itself last.', 'Pass it to `Page` as `breadcrumbs`.'],
      dont: ['Use it on pages at the first level.', 'Use it for the steps of the checkout.'],
      accessibility: [
        'A navigation named “Breadcrumb”; the last item is not a link and has `aria-current="page"`.',
        'Each link is as large as a touch target.',
      ],
      themeSlots: ['MuiBreadcrumbs'],
      mui: ['Breadcrumbs', 'Link'],
    } satisfies ComponentGuide,
  },
  args: {
    items: [
      { href: '#home', label: 'Home' },
      { href: '#bibliography', label: 'Bibliography' },
      { href: '#work', label: 'Ape language: from conditioned response to symbol' },
    ],
  },
} satisfies Meta<typeof PageBreadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const trail = within(within(canvasElement).getByRole('navigation', { name: 'Breadcrumb' }));

    await expect(trail.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Home',
      'Bibliography',
    ]);
    await expect(trail.getAllByRole('listitem').at(-1)?.firstElementChild).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};
export const DefaultOnPhone: Story = {};
/** A long title wraps instead of being cut off. */
export const LargeTextOnPhone: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { textSize: '200' },
  play: async ({ canvasElement }) => {
    const text = document.createRange();
    text.selectNodeContents(within(canvasElement).getByText(/^Ape language/));
    const { right, bottom } = canvasElement.getBoundingClientRect();

    await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    await expect(text.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
  },
};
