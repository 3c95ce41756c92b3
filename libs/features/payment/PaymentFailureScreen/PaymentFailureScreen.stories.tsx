import type { Meta, StoryObj } from '@storybook/react-vite';
import { PaymentFailureScreen } from './PaymentFailureScreen';

const meta = {
  component: PaymentFailureScreen,
  args: {
    state: { kind: 'ready', error: 'Payment failed. Please try again.', reason: 'Your card was declined.' },
    links: { home: '/', tryAgain: '/checkout/step2' },
  },
} satisfies Meta<typeof PaymentFailureScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = {};
export const Unknown: Story = { args: { state: { kind: 'unknown' } } };
