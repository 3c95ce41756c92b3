import { aCart, aShippingForm, withDrawnPicture } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ShippingStepScreen } from './ShippingStepScreen';

const meta = {
  component: ShippingStepScreen,
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'The first step of the checkout with a discount code.' } },
  },
  args: {
    state: { kind: 'ready', cart: aCart().map(withDrawnPicture) },
    onChange: fn(),
    onContinue: fn(),
    onRemove: fn(),
    onUndo: fn(),
    links: { cart: '/cart' },
  },
} satisfies Meta<typeof ShippingStepScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The discount is computed again when the cart changes. */
export const FilledWithDiscount: Story = {
  args: {
    initialForm: aShippingForm(),
    discount: { entry: { kind: 'applied', code: 'SPRING10', cents: 530 }, onChange: fn(), onApply: fn() },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText('Discount (SPRING10)')).toBeVisible();
    await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '$53.00',
      '−$5.30',
      '$47.70',
    ]);
  },
};
