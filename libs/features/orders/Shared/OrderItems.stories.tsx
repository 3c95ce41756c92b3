import { anOrderPage, withDrawnPicture } from '@paniscus/fixtures';
import type { ComponentGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OrderItems } from './OrderItems';

const order = anOrderPage({ lines: anOrderPage().lines.map(withDrawnPicture) });
const shares = [240, 290];
const discounted = anOrderPage({
  lines: order.lines.map((line, index) => ({ ...line, discount_cents: shares[index] ?? 0 })),
  discount_code: 'SPRING10',
  discount_cents: 530,
  tax_cents: 334,
  total_cents: 5903,
});

const meta = {
  component: OrderItems,
  parameters: {
    guide: {
      purpose: 'Items and amounts of an order, for its buyer and for staff.',
      do: ['Give it the order as it was paid, even after refunds.'],
      dont: ['Use it for a cart: its prices may change, and `OrderSummary` says so.'],
      accessibility: ['The items are a list, and each amount is the definition of its label.'],
      themeSlots: [],
      mui: ['Stack'],
    } satisfies ComponentGuide,
  },
  args: { order },
} satisfies Meta<typeof OrderItems>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What each line cost, so that staff see what a refund of it gives back. */
export const Discounted: Story = {
  args: { order: discounted },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText('$26.10 after discount')).toBeVisible();
    await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '$53.00',
      '−$5.30',
      '$7.99',
      '$3.34',
      '$59.03',
    ]);
  },
};
export const DiscountedOnPhone: Story = { args: { order: discounted } };
export const DiscountedAndRefunded: Story = {
  args: { order: { ...discounted, refunded_cents: 2610 } },
};
