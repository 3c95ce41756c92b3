import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs';

const meta = {
  component: Breadcrumbs,
  args: {
    trail: [
      { href: '#home', label: 'Home' },
      { href: '#bibliography', label: 'Bibliography' },
      { href: '#work', label: 'Ape language: from conditioned response to symbol' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
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
