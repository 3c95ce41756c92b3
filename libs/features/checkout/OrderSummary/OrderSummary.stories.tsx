import { aCart, withDrawnPicture } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OrderSummary } from './OrderSummary';

const meta = {
  component: OrderSummary,
  parameters: {
    docs: { description: { component: 'Items and totals beside each step of the checkout, for buyers.' } },
  },
  args: { cart: aCart().map(withDrawnPicture), shippingCents: 799, taxCents: 371 },
} satisfies Meta<typeof OrderSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

const listAmounts = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const items = within(within(canvasElement).getByRole('list', { name: 'Items in your order' }));

    await expect(items.getAllByRole('listitem')).toHaveLength(2);
    await expect(items.queryByRole('button')).not.toBeInTheDocument();
    await expect(listAmounts(canvasElement)).toEqual(['$53.00', '$7.99', '$3.71', '$64.70']);
  },
};
export const DefaultOnPhone: Story = {};
export const Discounted: Story = {
  args: { taxCents: 334, discount: { code: 'SPRING10', cents: 530 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Discount (SPRING10)')).toBeVisible();
    await expect(listAmounts(canvasElement)).toEqual(['$53.00', '−$5.30', '$7.99', '$3.34', '$59.03']);
  },
};
export const FreeShipping: Story = {
  args: { shippingCents: 0 },
  play: async ({ canvasElement }) => {
    await expect(listAmounts(canvasElement)).toEqual(['$53.00', '$0.00', '$3.71', '$56.71']);
  },
};
