import { withQuantity, withRestoredItem } from '@paniscus/domain/cart';
import type { CartItem } from '@paniscus/domain/cart';
import { aCart, aShippingForm, withDrawnPicture } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ShippingStepScreen } from './ShippingStepScreen';

const cart = aCart().map(withDrawnPicture);

const meta = {
  component: ShippingStepScreen,
  tags: ['no-screenshot'],
  parameters: {
    chromatic: { disableSnapshot: true },
    layout: 'fullscreen',
    docs: {
      description: { component: 'The first step of the checkout, where a line of the cart is removed.' },
    },
  },
  args: {
    state: { kind: 'ready', cart },
    onChange: fn(),
    onContinue: fn(),
    onRemove: fn(),
    onUndo: fn(),
    discount: { entry: { kind: 'typed', code: '' }, onChange: fn(), onApply: fn() },
    links: { cart: '/cart' },
  },
} satisfies Meta<typeof ShippingStepScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FilledThenRemoved: Story = {
  args: { initialForm: aShippingForm() },
  render: function LiveStep(args) {
    const [lines, setLines] = useState<CartItem[]>(cart);
    return (
      <ShippingStepScreen
        {...args}
        state={{ kind: 'ready', cart: lines }}
        onRemove={(key) => setLines(withQuantity(lines, key, 0))}
        onUndo={(item, index) => setLines(withRestoredItem(lines, item, index))}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Forest Shirt - M / Moss' }));

    await expect(canvas.getByText('Forest Shirt - M / Moss was removed.')).toBeVisible();
    const undo = canvas.getByRole('button', { name: 'Undo removing Forest Shirt - M / Moss' });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.click(undo);

    await expect(canvas.getByRole('heading', { name: 'Your cart' })).toHaveFocus();
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })[0]).toHaveAccessibleName(/Forest Shirt/);
  },
};
