import { aCart, withDrawnPicture } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Default: Story = {};
export const DefaultOnPhone: Story = {};
export const FreeShipping: Story = { args: { shippingCents: 0 } };
