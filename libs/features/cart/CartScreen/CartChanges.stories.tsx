import type { CartItem } from '@paniscus/domain/cart';
import { aCart, aCartItem, withDrawnPicture } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CartScreen } from './CartScreen';

const [shirt, mug] = aCart().map(withDrawnPicture) as [CartItem, CartItem];
const print = withDrawnPicture(
  aCartItem({ variant_id: 301, title: 'Night Forest Print - 12x18', price: 18 }),
);

const meta = {
  component: CartScreen,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'What a buyer sees when prices or stock changed since the products were put into the cart, or the checkout removed one.',
      },
    },
  },
  args: {
    state: {
      kind: 'ready',
      cart: [shirt, mug, print],
      changes: [
        { kind: 'price', item: shirt, currentCents: 2600 },
        { kind: 'sold-out', item: mug },
        { kind: 'gone', item: print },
      ],
    },
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

export const Changed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        'The price changed from $24.00 to $26.00.',
        'Sold out since you added it. It will be removed from your cart.',
        'No longer in the store. It will be removed from your cart.',
      ]),
    );
    await expect(canvas.getByText('Updated subtotal').nextSibling).toHaveTextContent('$26.00');
    await expect(canvas.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Update the cart' }));

    await expect(args.onAcceptChanges).toHaveBeenCalledOnce();
  },
};
export const Accepted: Story = {
  render: function Accepting(args) {
    const [state, setState] = useState(args.state);
    const accepted = { kind: 'ready' as const, cart: [{ ...shirt, price: 26 }] };
    return <CartScreen {...args} state={state} onAcceptChanges={() => setState(accepted)} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('button', { name: 'Update the cart' }));

    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByText('Subtotal $26.00')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Proceed to Checkout' })).toHaveFocus();
  },
};
export const ChangedOnPhone: Story = {};
export const RemovedInCheckout: Story = {
  args: { state: { kind: 'empty' }, removedBefore: { item: shirt, index: 0 } },
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const undo = canvas.getByRole('button', { name: 'Undo removing Forest Shirt - M / Moss' });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.click(undo);

    await expect(args.onUndo).toHaveBeenCalledWith(shirt, 0);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
