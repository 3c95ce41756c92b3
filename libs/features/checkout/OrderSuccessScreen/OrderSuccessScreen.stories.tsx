import { aCart, someOrderDetails, withDrawnPicture } from '@paniscus/fixtures';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OrderSuccessScreen } from './OrderSuccessScreen';

const meta = {
  component: OrderSuccessScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'Confirms a paid order to the buyer.',
      accessibility: [
        'The page title says that the payment succeeded, so it is the first thing that is read.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { kind: 'ready', order: someOrderDetails({ cart: aCart().map(withDrawnPicture) }) },
    links: { store: '/store', findOrder: '/find-order', order: (token) => `/order/${token}` },
  },
} satisfies Meta<typeof OrderSuccessScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
    await expect(canvas.getByText('Total').closest('div')).toHaveTextContent('$64.70');
    await expect(canvas.getByText('12 River Road, Des Moines, IA 50309, US')).toBeVisible();
  },
};
export const ReadyOnPhone: Story = {};
export const Unknown: Story = { args: { state: { kind: 'unknown' } } };
