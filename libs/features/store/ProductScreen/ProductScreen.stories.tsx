import { aProduct, aVariant, withDrawnPictures } from '@paniscus/fixtures';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { AddToCartResult } from '../AddToCartForm/AddToCartForm';
import { ProductScreen } from './ProductScreen';

const product = withDrawnPictures(aProduct());

const meta = {
  component: ProductScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'One product, where a buyer chooses a variant and puts it into the cart.',
      accessibility: [
        'Availability and the result of adding to the cart are announced.',
        'The large picture can be scrolled with the keyboard.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { kind: 'ready', product },
    onAddToCart: fn((): AddToCartResult => 'added'),
    breadcrumbs: [
      { href: '#home', label: 'Home' },
      { href: '#store', label: 'Store' },
      { href: '#product', label: product.title },
    ],
    links: { store: '#store', cart: '#cart' },
  },
} satisfies Meta<typeof ProductScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { state: { kind: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading product...');
  },
};
export const LoadingOnPhone: Story = { args: Loading.args };
export const NotFound: Story = {
  args: { state: { kind: 'notFound' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Product not found' })).toBeVisible();
  },
};
export const Failed: Story = {
  args: { state: { kind: 'failed' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Unable to load product details. Please try again later.',
    );
  },
};
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const size = canvas.getByRole('combobox', { name: 'Size' });

    await expect(size).toHaveValue('S');
    await expect(
      within(size)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['S', 'M', 'L (sold out)']);
    await expect(canvas.getByRole('combobox', { name: 'Color' })).toHaveTextContent(
      'Sand (not available in S)',
    );
    await expect(canvas.getByText('$24.00')).toBeVisible();
    await expect(canvas.getByText('Available')).toBeVisible();
    await expect(canvas.getAllByRole('figure')).toHaveLength(2);
  },
};
export const ReadyOnPhone: Story = {};
export const Added: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);

    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Size' }), 'M');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Color' }), 'Sand');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Quantity' }), '3');
    await expect(canvas.getByText('Total: $72.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));

    await expect(args.onAddToCart).toHaveBeenCalledWith(
      expect.objectContaining({ variant_id: 104, quantity: 3, price: 24, title: 'Forest Shirt - M / Sand' }),
    );
    await expect(canvas.getByText('Forest Shirt - M / Sand is in your cart.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to your cart' })).toHaveAttribute('href', '#cart');
  },
};
export const AddedOnPhone: Story = { play: Added.play };
export const CartFull: Story = {
  args: { onAddToCart: fn((): AddToCartResult => 'full') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));

    await expect(canvas.getByText('Your cart is full')).toBeVisible();
  },
};
export const Invalid: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);

    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Color' }), 'Sand');
    await expect(canvas.getByText('This combination is not available. Please choose another.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));

    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Please select a valid, available size, color, and quantity.',
    );
    await expect(args.onAddToCart).not.toHaveBeenCalled();
  },
};
export const SoldOut: Story = {
  args: {
    state: {
      kind: 'ready',
      product: { ...product, variants: product.variants.map((each) => ({ ...each, is_available: false })) },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText('Sold out')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));

    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Please select a valid, available size, color, and quantity.',
    );
  },
};
export const OneSize: Story = {
  args: {
    state: {
      kind: 'ready',
      product: { ...product, variants: [aVariant({ title: '12x18', price: 1800 })] },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('combobox', { name: 'Color' })).toBeNull();
  },
};
export const WithoutPicture: Story = {
  args: { state: { kind: 'ready', product: aProduct({ images: [] }) } },
};
export const LongTextOnPhone: Story = {
  args: {
    state: {
      kind: 'ready',
      product: { ...product, title: 'A shirt for incomprehensibly long walks through flooded forest' },
    },
  },
};
