import { aCart, someOrderDetails, withDrawnPicture } from '@paniscus/fixtures';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OrderEmailFailureScreen } from './OrderEmailFailureScreen';

const meta = {
  component: OrderEmailFailureScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'Tells a buyer that the order is paid but its email was not sent.',
      accessibility: ['The message is announced as a status: the payment itself succeeded.'],
    } satisfies ScreenGuide,
  },
  args: {
    state: { kind: 'ready', order: someOrderDetails({ cart: aCart().map(withDrawnPicture) }) },
    links: { store: '/store', findOrder: '/find-order', order: (token) => `/order/${token}` },
  },
} satisfies Meta<typeof OrderEmailFailureScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('heading', { name: 'Order Processed Successfully' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'support@paniscus.example' })).toHaveAttribute(
      'href',
      expect.stringContaining('mailto:support@paniscus.example?subject='),
    );
  },
};
export const ReadyOnPhone: Story = {};
export const ReadyAddressRefused: Story = {
  args: {
    state: {
      kind: 'ready',
      order: someOrderDetails({ cart: aCart().map(withDrawnPicture), email: 'ada@exmaple.org' }),
      isEmailRefused: true,
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'The mail server for ada@exmaple.org refused',
    );
  },
};
export const Unknown: Story = {
  args: { state: { kind: 'unknown' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('Your order');
  },
};
