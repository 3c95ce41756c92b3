import { aProduct, withDrawnPictures } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { AddToCartResult } from '../AddToCartForm/AddToCartForm';
import { ProductScreen } from './ProductScreen';

const meta = {
  component: ProductScreen,
  tags: ['no-screenshot'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: {
    state: { kind: 'ready', product: withDrawnPictures(aProduct()) },
    onAddToCart: fn((): AddToCartResult => 'partly'),
    breadcrumbs: [],
    links: { store: '#store', cart: '#cart' },
  },
} satisfies Meta<typeof ProductScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AddedPartly: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));

    const result = canvas.getByText(/^Only some of these were added/);
    await waitFor(() =>
      expect(result.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
  },
};

export const HasTheMost: Story = {
  args: { onAddToCart: fn((): AddToCartResult => 'most') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));

    await expect(
      canvas.getByText('Your cart already has 99, the most it can hold of one item.'),
    ).toBeVisible();
    await expect(canvas.queryByText('Your cart is full')).toBeNull();
  },
};

/** A browser that blocks storage has no cart on the next page. */
export const NotSaved: Story = {
  args: { onAddToCart: fn((): AddToCartResult => 'unsaved') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));

    await expect(canvas.getByRole('alert')).toHaveTextContent(/^This browser is not saving your cart\./);
    await expect(canvas.queryByRole('link', { name: 'Go to your cart' })).toBeNull();
  },
};
