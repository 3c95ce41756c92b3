import { withRestoredItem, withQuantity } from '@paniscus/domain/cart';
import type { CartItem } from '@paniscus/domain/cart';
import { aCart, aCartItem, withDrawnPicture } from '@paniscus/fixtures';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CartScreen } from './CartScreen';
import type { CartScreenProps } from './cart-screen.types';

const cart = aCart().map(withDrawnPicture);
const [shirt, mug] = cart as [CartItem, CartItem];
const print = withDrawnPicture(
  aCartItem({ variant_id: 301, title: 'Night Forest Print - 12x18', price: 18 }),
);

const meta = {
  component: CartScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'The cart, where a buyer checks products and quantities before the checkout.',
      accessibility: [
        'Removing a product moves the focus to Undo, and Undo moves it to the quantity of the restored line.',
        'The subtotal is announced when it changes.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { kind: 'ready', cart },
    onQuantity: fn(),
    onRemove: fn(),
    onUndo: fn(),
    onAcceptChanges: fn(),
    onCheckout: fn(),
    links: { store: '#store', product: (id) => `#product-${id}` },
  },
} satisfies Meta<typeof CartScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

function LiveCart(args: CartScreenProps) {
  const [lines, setLines] = useState<CartItem[]>(cart);
  return (
    <CartScreen
      {...args}
      state={lines.length === 0 ? { kind: 'empty' } : { kind: 'ready', cart: lines }}
      onQuantity={(key, quantity) => setLines(withQuantity(lines, key, quantity))}
      onRemove={(key) => setLines(withQuantity(lines, key, 0))}
      onUndo={(item, index) => setLines(withRestoredItem(lines, item, index))}
    />
  );
}

export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Empty: Story = {
  args: { state: { kind: 'empty' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText('Your cart is empty.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to Products' })).toHaveAttribute('href', '#store');
  },
};
export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const quantity = canvas.getByRole('combobox', { name: 'Quantity of Banana Mug - 11oz / White' });
    const [shirtLine, mugLine] = within(canvas.getByRole('list', { name: 'In your cart' })).getAllByRole(
      'listitem',
    ) as [HTMLElement, HTMLElement];

    await expect(within(shirtLine).getByText('$24.00')).toBeVisible();
    await expect(within(shirtLine).queryByText(/each/)).toBeNull();
    await expect(within(mugLine).getByText('$14.50 each')).toBeVisible();
    await expect(within(mugLine).getByText('$29.00')).toBeVisible();
    await expect(
      within(quantity)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['0 (Remove)', '1', '2', '3', '4', '5']);
    await userEvent.selectOptions(quantity, '5');
    await userEvent.click(canvas.getByRole('button', { name: 'Proceed to Checkout' }));

    await expect(args.onQuantity).toHaveBeenCalledWith(mug, 5);
    await expect(args.onCheckout).toHaveBeenCalledOnce();
  },
};
export const ReadyOnPhone: Story = {};
export const ReadyWithMany: Story = {
  args: { state: { kind: 'ready', cart: [shirt, { ...mug, quantity: 12 }, print] } },
  play: async ({ canvasElement }) => {
    const quantity = within(canvasElement).getByRole('combobox', { name: /Banana Mug/ });

    await expect(within(quantity).getAllByRole('option')).toHaveLength(13);
  },
};
export const Removed: Story = {
  render: LiveCart,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('button', { name: 'Remove Forest Shirt - M / Moss' }));
    await expect(canvas.getByText('Forest Shirt - M / Moss was removed.')).toBeVisible();
    await expect(canvas.getByText('Subtotal $29.00')).toBeInTheDocument();
    const undo = canvas.getByRole('button', { name: 'Undo removing Forest Shirt - M / Moss' });
    await expect(undo).toHaveFocus();

    await userEvent.click(undo);
    await expect(canvas.getByText('Subtotal $53.00')).toBeInTheDocument();
    await expect(canvas.getAllByRole('link', { name: /Shirt|Mug/ })[0]).toHaveTextContent('Forest Shirt');
    await expect(canvas.getByRole('combobox', { name: /Forest Shirt/ })).toHaveFocus();

    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Forest Shirt/ }), '0 (Remove)');
    await expect(canvas.getByRole('button', { name: /Undo/ })).toHaveFocus();
  },
};
export const RemovedLast: Story = {
  render: LiveCart,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('button', { name: 'Remove Forest Shirt - M / Moss' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Banana Mug - 11oz / White' }));

    await expect(canvas.getByText('Your cart is empty.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Undo/ })).toHaveFocus();
  },
};
export const Checking: Story = { args: { state: { kind: 'ready', cart, isChecking: true } } };
export const CheckFailed: Story = {
  args: { state: { kind: 'ready', cart, checkFailed: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Proceed to Checkout' })).toBeEnabled();
  },
};
export const LongTextOnPhone: Story = {
  args: {
    state: {
      kind: 'ready',
      cart: [
        {
          ...shirt,
          title: 'Shirt for long walks through flooded forest - Extra large / Night',
          price: 9876.5,
        },
      ],
    },
  },
};
