import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TotalsTable } from './TotalsTable';

const meta = {
  component: TotalsTable,
  tags: ['no-screenshot'],
  parameters: {
    chromatic: { disableSnapshot: true },
    docs: { description: { component: 'The totals that changed, in the payment step of the checkout.' } },
  },
  args: {
    before: { subtotalCents: 5300, discountCents: 530, shippingCents: 799, taxCents: 334, totalCents: 5903 },
    after: {
      subtotalCents: 5300,
      discountCents: 0,
      shippingCents: 799,
      taxCents: 371,
      totalCents: 6470,
    },
  },
} satisfies Meta<typeof TotalsTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each label is above its amounts, which are below their headings. */
export const LargeTextOnPhone: Story = {
  globals: { textSize: '200' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const getRight = (name: string) => canvas.getByText(name).getBoundingClientRect().right;

    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(getRight('$59.03')).toBeCloseTo(getRight('Before'), 0);
    await expect(getRight('$64.70')).toBeCloseTo(getRight('Now'), 0);
    await expect(canvas.getByRole('row', { name: 'Total $59.03 $64.70' })).toBeVisible();
  },
};
