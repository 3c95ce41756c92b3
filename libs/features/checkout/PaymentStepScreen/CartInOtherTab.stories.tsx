import { createStripeStub } from '@paniscus/card';
import { aCart, aCheckout, withDrawnPicture } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LazyEmptiedCheckout } from './payment-parts.lazy';
import { PaymentStepScreen } from './PaymentStepScreen';
import { SAMPLE_BILLING, samplePaymentStep } from './sample-payment-step';

const meta = {
  component: PaymentStepScreen,
  loaders: [LazyEmptiedCheckout.preload],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: { component: 'What a buyer sees after changing the cart in another tab.' },
    },
  },
  args: {
    ...samplePaymentStep,
    data: aCheckout({ cart: aCart().map(withDrawnPicture) }),
    stripe: createStripeStub('finished'),
    initialBilling: SAMPLE_BILLING,
  },
} satisfies Meta<typeof PaymentStepScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Another tab has changed the cart: the message leads to the step that shows the new total. */
export const CartChanged: Story = {
  args: {
    state: {
      kind: 'failed',
      message: 'Your cart has changed since the first step. Nothing was charged.',
      isCartChanged: true,
    },
  },
  play: async ({ canvasElement, args }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Go back to Shipping' });
    await expect(link).toHaveAttribute('href', args.links.shippingStep);
  },
};

/** The cart was paid for or emptied in another tab: the page says so once, and leads on. */
export const Emptied: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { state: { kind: 'emptied' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText(/If you paid in the other tab, check your email/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to Products' })).toHaveAttribute('href', '/store');
    await expect(canvas.queryByRole('button', { name: 'Buy Now' })).toBeNull();
  },
};
