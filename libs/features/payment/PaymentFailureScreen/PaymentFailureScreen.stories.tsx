import { PAYMENT_ERRORS } from '@paniscus/domain/payment';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PaymentFailureScreen } from './PaymentFailureScreen';

const meta = {
  component: PaymentFailureScreen,
  parameters: {
    guide: {
      purpose: 'Tells a buyer or donor that a payment failed, as far as is known.',
      accessibility: [
        'What happened is announced as an alert and says whether the card may have been charged.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { kind: 'ready', error: 'Payment failed. Please try again.', reason: 'Your card was declined.' },
    mailbox: 'info',
    links: { home: '/', tryAgain: '/donate' },
  },
} satisfies Meta<typeof PaymentFailureScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = {};
/** The action removes the cause: the cart marks the line that is sold out. */
export const SoldOut: Story = {
  args: {
    state: { kind: 'ready', error: 'An error occurred', reason: 'Forest Shirt - M / Moss is sold out.' },
    action: 'Review your cart',
    mailbox: 'support',
    links: { home: '/', tryAgain: '/cart' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/write to us at/)).toHaveTextContent('support@');
  },
};
/** The card was never sent to the provider. */
export const NotStarted: Story = {
  args: {
    state: { kind: 'ready', error: PAYMENT_ERRORS.failed, reason: PAYMENT_ERRORS.notStarted },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was charged.');
    await expect(canvas.getByRole('alert')).not.toHaveTextContent('receipt');
  },
};
/** Rejected before the card was confirmed. */
export const TooManyAttempts: Story = {
  args: {
    state: {
      kind: 'ready',
      error: 'An error occurred',
      reason:
        'There were too many attempts. Your card was not charged this time. Please try again in 10 minutes.',
    },
  },
};
export const Unknown: Story = { args: { state: { kind: 'unknown' } } };
