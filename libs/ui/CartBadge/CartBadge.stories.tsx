import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartBadge } from './CartBadge';

const meta = { component: CartBadge, parameters: { html: { cartCount: 3 } } } satisfies Meta<
  typeof CartBadge
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ManyThings: Story = { parameters: { html: { cartCount: 128 } } };
export const EmptyCart: Story = { parameters: { html: { cartCount: 0 } } };
