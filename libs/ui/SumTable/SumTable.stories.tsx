import type { Meta, StoryObj } from '@storybook/react-vite';
import { SumTable } from './SumTable';

const meta = {
  component: SumTable,
  args: {
    rows: [
      { label: 'Subtotal', amount: '$53.00' },
      { label: 'Shipping', amount: '$7.99' },
      { label: 'Tax', amount: '$3.71' },
      { label: 'Total', amount: '$64.70', isTotal: true },
    ],
  },
} satisfies Meta<typeof SumTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};
export const TotalOnly: Story = { args: { rows: [{ label: 'Subtotal', amount: '$53.00', isTotal: true }] } };
export const LargeFigures: Story = {
  args: {
    rows: [
      { label: 'Subtotal of everything in the cart', amount: '$123,456.00' },
      { label: 'Total', amount: '$999,999.99', isTotal: true },
    ],
  },
};
