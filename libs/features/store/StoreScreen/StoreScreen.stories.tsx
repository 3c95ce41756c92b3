import { aProduct, someProducts, withDrawnPictures } from '@paniscus/fixtures';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoreScreen } from './StoreScreen';

const products = someProducts().map(withDrawnPictures);

const meta = {
  component: StoreScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'All products with a filter, for buyers.',
      accessibility: ['A plain form that works without JavaScript; sold-out products say so in words.'],
    } satisfies ScreenGuide,
  },
  args: {
    state: { kind: 'ready', products },
    filter: { text: '', tag: '', sort: 'featured', isAvailableOnly: false },
    links: { store: '/store', product: (id) => `/product/${id}` },
  },
} satisfies Meta<typeof StoreScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const LoadingOnPhone: Story = { args: Loading.args };
export const Failed: Story = {
  args: { state: { kind: 'failed' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Error: Unable to load products. Please try again later.',
    );
  },
};
export const Empty: Story = { args: { state: { kind: 'empty' } } };
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const cards = canvas.getAllByRole('article');

    await expect(cards).toHaveLength(4);
    await expect(cards[0]).toHaveTextContent('From $24.00');
    await expect(cards[0]).toHaveTextContent('2 colors');
    await expect(cards[1]).toHaveTextContent('$14.50');
    await expect(cards[3]).toHaveTextContent('Sold out');
    await expect(canvas.getByRole('link', { name: 'Banana Mug' })).toHaveAttribute(
      'href',
      '/product/65f0c0ffee0000000000a002',
    );
    await expect(canvas.getByText('4 products')).toBeVisible();
    await expect(canvas.getByRole('form', { name: 'What to show' })).toHaveAttribute('action', '/store');
  },
};
export const ReadyOnPhone: Story = {};
export const Filtered: Story = {
  args: { filter: { text: '', tag: 'Mugs', sort: 'price-up', isAvailableOnly: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText('1 of 4 products')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Type' })).toHaveValue('Mugs');
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-up');
    await expect(canvas.getByRole('checkbox', { name: 'Available only' })).toBeChecked();
    await expect(canvas.getByRole('link', { name: 'Show all products' })).toHaveAttribute('href', '/store');
  },
};
export const FilteredOnPhone: Story = { args: Filtered.args };
export const NoMatches: Story = {
  args: { filter: { text: '', tag: 'Bags', sort: 'featured', isAvailableOnly: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No products match your filters.')).toBeVisible();
  },
};
export const NoMatchesForSearch: Story = {
  tags: ['no-screenshot'],
  args: { filter: { text: 'umbrella', tag: '', sort: 'featured', isAvailableOnly: false } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No products match your search.')).toBeVisible();
  },
};
/** The word has products, but of another type. */
export const NoMatchesInType: Story = {
  tags: ['no-screenshot'],
  args: { filter: { text: 'mug', tag: 'Bags', sort: 'featured', isAvailableOnly: false } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No products match your filters.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Search all products' })).toHaveAttribute(
      'href',
      '/store?q=mug',
    );
  },
};
export const ReadyWithMany: Story = {
  args: {
    state: {
      kind: 'ready',
      products: [1, 2, 3].flatMap((row) =>
        products.map((product) => ({ ...product, id: `${product.id}-${row}` })),
      ),
    },
  },
};
export const LongTextOnPhone: Story = {
  args: {
    state: {
      kind: 'ready',
      products: [
        aProduct({ title: 'A shirt for incomprehensibly long walks through flooded forest', images: [] }),
        ...products.slice(1),
      ],
    },
  },
};
