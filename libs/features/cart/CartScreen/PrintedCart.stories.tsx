import { aCart, withDrawnPicture } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { CartScreen } from './CartScreen';

const meta = {
  component: CartScreen,
  tags: ['no-screenshot'],
  parameters: {
    layout: 'fullscreen',
    chromatic: { disableSnapshot: true },
    docs: { description: { component: 'The cart on paper: quantities as text, and no controls.' } },
  },
  args: {
    state: { kind: 'ready', cart: aCart().map(withDrawnPicture) },
    removedBefore: { item: withDrawnPicture(aCart()[0]!), index: 0 },
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

export const Printed: Story = {
  globals: { media: 'print' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const lines = within(canvas.getByRole('list', { name: 'In your cart' })).getAllByRole('listitem');

    await expect(within(lines[1]!).getByText('Quantity: 2')).toBeVisible();
    await expect(lines[1]).toHaveStyle({ breakInside: 'avoid' });
    for (const role of ['combobox', 'button'] as const)
      await expect(canvas.queryByRole(role)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Return to Products' })).not.toBeInTheDocument();
  },
};
