import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckoutSteps } from './CheckoutSteps';

const meta = {
  component: CheckoutSteps,
  parameters: {
    docs: {
      description: { component: 'The steps of the checkout with the current one marked, for buyers.' },
    },
  },
  args: { step: 'shipping' },
} satisfies Meta<typeof CheckoutSteps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Payment: Story = { args: { step: 'payment', shippingHref: '/checkout/step1' } };
